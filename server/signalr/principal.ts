import type { IncomingMessage } from 'node:http';

/** Who stands behind a connection; `expiresAtMs` is the end of the credential in Unix milliseconds. */
export type Principal = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
};

/** Tells who the bearer token belongs to, or null when it is missing or bad; throws only on faults. */
export type Authenticate<P extends Principal> = (attempt: {
  readonly bearer: string | null;
  readonly request: IncomingMessage;
}) => Promise<P | null>;

/** Whether a page of this origin may talk to the hub at this host; `origin` is undefined outside of browsers. */
export type IsOriginAllowed = (origin: string | undefined, host: string | undefined) => boolean;
