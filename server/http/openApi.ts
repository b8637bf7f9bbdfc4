import * as z from 'zod/mini';
import { problemSchema } from '#contract/problem.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type Access, bytes, GENERAL_REFUSALS, type Route, type RouteTable } from '#contract/route.ts';
import type { PlainRoute } from './plainRoutes.ts';
import { statusOf } from './refusalStatus.ts';

type Schema = z.core.$ZodType;
type Json = Record<string, unknown>;

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it, of what is sent (`input`) or answered (`output`). */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

/** Generators know bytes by their format. */
const BYTES: Json = { type: 'string', format: 'binary' };
const PROBLEM: Json = { $ref: '#/components/schemas/Problem' };

const bodyContent = (body: Schema) =>
  body === bytes ? { 'application/octet-stream': { schema: BYTES } } : jsonContent(jsonSchema(body, 'input'));

function replySchema(reply: Schema): Json {
  if (reply === bytes) return BYTES;
  return reply === problemSchema ? PROBLEM : jsonSchema(reply, 'output');
}

const replyContent = (reply: Schema, file = 'application/json') => ({
  [file]: { schema: replySchema(reply) },
});

function parametersOf(schema: z.core.$ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }));
}

type Refusing = Pick<Route, 'params' | 'query' | 'body' | 'refusals' | 'access'>;

function refusalsOf(row: Refusing): Record<string, Json> {
  const hasInput = Boolean(row.params || row.query || row.body);
  const ofEvery: readonly Refusal[] = GENERAL_REFUSALS.filter((code) => {
    if (code === 'signedOut' || code === 'suspended') return row.access.to !== 'everyone';
    if (code === 'forbidden' || code === 'secondFactorRequired') return row.access.to === 'ability';
    if (code === 'validation' || code === 'badAction') return hasInput;
    return code === 'internal' || code === 'storageAway';
  });
  const byStatus = new Map<number, Refusal[]>();
  for (const code of [...ofEvery, ...row.refusals])
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: jsonContent({
          allOf: [PROBLEM, { properties: { code: { enum: codes } } }],
        }),
      },
    ]),
  );
}

const ACCESS_SENTENCES: Readonly<Record<Access['to'], string>> = {
  everyone: 'Anyone may call this, with or without a session.',
  signedIn: 'Needs a session.',
  ability: 'Needs a session with the right',
};

const accessSentence = (access: Access): string =>
  access.to === 'ability' ? `${ACCESS_SENTENCES.ability} "${access.ability}".` : ACCESS_SENTENCES[access.to];

const NEEDS_SESSION: readonly Json[] = [{ bearer: [] }];
/** A session is read where there is one: a member's vote is the member's. */
const TAKES_SESSION: readonly Json[] = [{}, ...NEEDS_SESSION];

function operationOf(name: string, row: Route, summary: string | undefined): Json {
  const reply =
    row.reply === null
      ? { 204: { description: 'Done.' } }
      : { 200: { description: 'Done.', content: replyContent(row.reply, row.file) } };
  return {
    operationId: name,
    tags: [row.path.split('/').find((part) => part !== '' && part !== 'admin') ?? 'api'],
    ...(summary === undefined ? {} : { summary }),
    description: accessSentence(row.access),
    parameters: [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query')],
    ...(row.body ? { requestBody: { required: true, content: bodyContent(row.body) } } : {}),
    responses: { ...reply, ...refusalsOf(row) },
    security: row.access.to === 'everyone' ? TAKES_SESSION : NEEDS_SESSION,
  };
}

function plainOperation(name: string, route: PlainRoute): Json {
  const replies = Object.entries(route.replies).map(([status, { is, as }]): [string, Json] => {
    const contents = Object.entries(as ?? {}).map(([type, schema]) => replyContent(schema, type));
    return [status, { description: is, ...(as ? { content: Object.assign({}, ...contents) } : {}) }];
  });
  const { refusals } = route;
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    description: accessSentence(route.access),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    responses: {
      ...Object.fromEntries(replies),
      ...(refusals ? refusalsOf({ ...route, refusals }) : {}),
    },
    security: route.access.to === 'everyone' ? [] : NEEDS_SESSION,
  };
}

/** Of the API, not of the program: it changes when a route stops doing what it did. */
const API_VERSION = '1';

const HOW_TO_CALL = `Send the \`token\` of a login (\`logIn\`, \`register\`, \`guestEnter\`) as bearer token. It lasts some minutes; \`sessionRefresh\` gives a new one for the cookie that came with the login. A refusal has a status and a \`Problem\` with the \`code\` that names it. Picks and everything else that is live at a table go through the hub (\`hubNegotiate\`).`;

/** As OpenAPI writes parameters. */
const documented = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

type Operation = readonly [method: string, path: string, operation: Json];

const rowOperation = (name: string, row: Route, summary: string | undefined): Operation => [
  row.method,
  `/api${row.path}`,
  operationOf(name, row, summary),
];

function plainOperationAt(name: string, route: PlainRoute): Operation {
  const [method = '', address = ''] = route.address.split(' ');
  return [method, route.path ?? address, plainOperation(name, route)];
}

/** The routes of a server as an OpenAPI 3.1 document; `summaries` has a sentence for each row of the table. */
export function openApiOf(
  table: RouteTable,
  summaries: Readonly<Record<string, string>>,
  plain: Readonly<Record<string, PlainRoute>>,
) {
  const operations = [
    ...Object.entries(table).map(([name, row]) => rowOperation(name, row, summaries[name])),
    ...Object.entries(plain).map(([name, route]) => plainOperationAt(name, route)),
  ];
  const paths: Record<string, Json> = {};
  for (const [method, address, operation] of operations) {
    const path = documented(address);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: API_VERSION, description: HOW_TO_CALL },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
