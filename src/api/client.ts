import * as z from 'zod/mini';
import type { bytes, Route, RouteCall, RouteReply, RouteTable } from '#contract/route.ts';
import type { Api, CallOptions } from './api.ts';

type CallArguments<R extends Route> =
  Record<never, never> extends RouteCall<R>
    ? [call?: RouteCall<R>, options?: CallOptions]
    : [call: RouteCall<R>, options?: CallOptions];

/**
 * A function for every row: `client.achievementChange({ params: { slug }, body })`; all throw `ApiFailure`. Rows that take
 * bytes are not among them: src/api/admin/uploads.ts sends those.
 */
export type Client<Table extends RouteTable> = {
  readonly [Name in keyof Table as Table[Name]['body'] extends typeof bytes ? never : Name]: (
    ...given: CallArguments<Table[Name]>
  ) => Promise<RouteReply<Table[Name]>>;
};

const nothingSchema = z.null();

const addressOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/**
 * The calls of these rows of the route table, typed by them; give the rows of one subject (`contract/routes/`), so that
 * only their schemas are loaded.
 */
export function createClient<Table extends RouteTable>(table: Table, api: Api): Client<Table> {
  const call =
    (row: Route) =>
    (given: Partial<Given> = {}, options: CallOptions = {}) =>
      api.request(
        row.method,
        addressOf(row.path, given.params),
        given.body ?? null,
        row.reply ?? nothingSchema,
        { ...options, query: given.query },
      );
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, call(row)]),
  ) as unknown as Client<Table>;
}

interface Given {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: CallOptions['query'];
  readonly body: unknown;
}
