/** Thrown by a hub method to refuse a call: the message travels to the client as it stands. */
export class HubError extends Error {
  override readonly name = 'HubError';
}

/** What a client reads when a method fails for a reason that is not its business. */
export const FAULT_TEXT = 'The server could not do that.';

/** The sentence for the client: a HubError's own, for anything else the general one. */
export function textFor(error: unknown): string {
  return error instanceof HubError ? error.message : FAULT_TEXT;
}
