import * as z from 'zod/mini';
import type { Ability } from './can.ts';
import type { TokenRule } from './members/tokenScopes.ts';
import type { Refusal } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route: visitors too, anyone with a session, or those with a right of the table in can.ts. */
export type Access =
  | { readonly to: 'everyone' }
  | { readonly to: 'signedIn' }
  | { readonly to: 'ability'; readonly ability: Ability };

export const everyone = { to: 'everyone' } as const satisfies Access;
export const signedIn = { to: 'signedIn' } as const satisfies Access;
export const able = (ability: Ability) => ({ to: 'ability', ability }) as const satisfies Access;
export const admin = /*#__PURE__*/ able('administer');

/** The reply of a route that has nothing to say: status 204. */
export const nothing = null;

/** The body of a route that takes bytes (`application/octet-stream`) instead of JSON; say with `bodyBytes` how many. */
export const bytes = /*#__PURE__*/ z.instanceof(Uint8Array);

/** What a handler answers whose row has `file`. */
export interface NamedFile {
  readonly name: string;
  readonly text: string;
}

type Schema = z.core.$ZodType;

/** The `:names` in a path. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a route says of itself; a body and parameters are only where there is a schema for them. */
export interface RouteParts {
  readonly params?: z.core.$ZodObject | undefined;
  readonly query?: z.core.$ZodObject | undefined;
  readonly body?: Schema | undefined;
  /** The most bytes of the body, where it may be larger than usual. */
  readonly bodyBytes?: number | undefined;
  readonly reply: Schema | null;
  /** The media type of a reply that is a file to keep; `reply` is then the text that callers get. */
  readonly file?: string | undefined;
  /** Besides those that any route may answer (`GENERAL_REFUSALS`). */
  readonly refusals: readonly Refusal[];
  readonly access: Access;
  /** The scope that a personal access token needs; `none` where no token is taken. */
  readonly token: TokenRule;
}

/** A row of the route table. `path` is relative to /api and names its parameters as `:name`. */
export interface Route extends RouteParts {
  readonly method: Method;
  readonly path: string;
}

export type RouteTable = Readonly<Record<string, Route>>;

/** What any route may refuse with, whatever it does. */
export const GENERAL_REFUSALS = [
  'badRequest',
  'badAction',
  'validation',
  'signedOut',
  'tokenOver',
  'tokenInAddress',
  'tokenNotTaken',
  'tokenScope',
  'suspended',
  'forbidden',
  'secondFactorRequired',
  'foreignOrigin',
  'methodNotAllowed',
  'tooSlow',
  'tooLarge',
  'addressTooLong',
  'headersTooLarge',
  'unsupportedMediaType',
  'tooMany',
  'internal',
  'storageAway',
  'stopping',
] as const satisfies readonly Refusal[];

/** The schema of the parameters has to name exactly those of the path. */
type ParamsFor<Path extends string> = [NamesIn<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.core.$ZodObject<Record<NamesIn<Path>, Schema>> };

/** One row: `route('PUT /admin/cards/:cardId', { params, body, reply, refusals, access })`. */
export function route<
  M extends Method,
  Path extends `/${string}`,
  const Parts extends RouteParts & ParamsFor<Path>,
>(address: `${M} ${Path}`, parts: Parts): Parts & { readonly method: M; readonly path: Path } {
  const [method, path] = address.split(' ') as [M, Path];
  return { ...parts, method, path };
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a handler is given, read by the schemas. */
export interface RouteInput<R extends Route> {
  readonly params: OutputOf<R['params']>;
  readonly query: OutputOf<R['query']>;
  readonly body: OutputOf<R['body']>;
}

/** What a handler answers, before the schema has read it. */
export type RouteAnswer<R extends Route> = R['file'] extends string
  ? NamedFile
  : R['reply'] extends Schema
    ? z.core.input<R['reply']>
    : undefined;

/** What a caller is answered. */
export type RouteReply<R extends Route> = R['reply'] extends Schema ? z.core.output<R['reply']> : null;

type Given<Key extends string, S> = S extends Schema
  ? Record<never, never> extends InputOf<S>
    ? { readonly [K in Key]?: InputOf<S> }
    : { readonly [K in Key]: InputOf<S> }
  : { readonly [K in Key]?: undefined };

/** What a caller gives. */
export type RouteCall<R extends Route> = Given<'params', R['params']> &
  Given<'query', R['query']> &
  Given<'body', R['body']>;
