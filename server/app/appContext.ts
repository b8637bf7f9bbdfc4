import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '#server/db/open.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Members, Principal } from '#server/members/members.ts';
import type { AuthLimits } from '#server/members/rateLimits.ts';
import type { Settings } from '#server/settings.ts';
import type { RouteCare } from '../http/routeCare.ts';

/** Milliseconds since 1970; the only time that the server knows. */
export interface Clock {
  now(): number;
}

/** What every route may use. */
export interface AppContext {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  /** 32 fresh random bytes for a draft's seed. */
  readonly newSeed: () => Uint8Array;
  readonly members: Members;
  /** Emails handed in with a transaction are sent after it. */
  readonly mail: Mail;
  readonly authLimits: AuthLimits;
  /** Whether a route that answers or refuses other than the route table says is stopped, as tests want it. */
  readonly isStrict: boolean;
  /** Aborted when the server starts to drain: no new command is taken from then on. */
  readonly stopping: AbortSignal;
  /** Whether a balancer shall send nobody here any more, though everybody who comes is still served. */
  readonly isLeaving: () => boolean;
}

/** The part of the server under /api: bodies, queries and replies are checked by the zod schemas of the route. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds routes; their addresses are relative to /api. */
export type RouteModule = (api: Api, context: AppContext) => void | Promise<void>;

/** The live line, told to let its people go before the server closes. */
export interface OpenHub {
  drain(): Promise<void>;
}

/** Attaches the hub to the server's socket. */
export type HubModule = (app: FastifyInstance, context: AppContext) => OpenHub | Promise<OpenHub>;

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
    /** Every address with its method, as `GET /api/drafts/:draftId`, and the schema of its body; HEAD goes with GET. */
    readonly routeTable: ReadonlyMap<string, unknown>;
    /** The same addresses, HEAD among them: whether a guard stands before the body, and how large it may be. */
    readonly routeCare: ReadonlyMap<string, RouteCare>;
    /** Tells balancers by `/readyz` to send nobody any more; all else goes on as before. */
    leave(): void;
    /** Lets the people on lines go, each with the answer to what they asked last; who calls by HTTP is still served. */
    drainLines(): Promise<void>;
    /** Stops taking commands, lets the hub go and closes; the database stays open. */
    drain(): Promise<void>;
  }
  interface FastifyRequest {
    /** Set by the guards of server/app/guards.ts. */
    principal: Principal | null;
  }
}
