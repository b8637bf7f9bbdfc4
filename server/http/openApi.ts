import * as z from 'zod/mini';
import { SCOPE_NAMES, type TokenRule } from '#contract/members/tokenScopes.ts';
import { TOKEN_START } from '#contract/members/tokens.ts';
import { problemSchema } from '#contract/problem.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type Access, bytes, GENERAL_REFUSALS, type Route, type RouteTable } from '#contract/route.ts';
import type { PlainRoute } from './plainRoutes.ts';
import { statusOf } from './refusalStatus.ts';

type Schema = z.core.$ZodType;
type Json = Record<string, unknown>;

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it, of what is sent (`input`) or answered (`output`). */
export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

const headerOf = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

/** Of draft-ietf-httpapi-ratelimit-headers; `callPace.ts` sets them. */
const HEADERS: Json = {
  RateLimitPolicy: headerOf(
    'How many calls (`q`) one address may make in so many seconds (`w`).',
    '"calls";q=1200;w=60',
  ),
  RateLimit: headerOf(
    'How many calls are left (`r`), and seconds until all are there again (`t`).',
    '"calls";r=1187;t=1',
  ),
};
const RATE_HEADERS: Json = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

/** Generators know bytes by their format. */
const BYTES: Json = { type: 'string', format: 'binary' };
const PROBLEM: Json = { $ref: '#/components/schemas/Problem' };

const bodyContent = (body: Schema) =>
  body === bytes ? { 'application/octet-stream': { schema: BYTES } } : jsonContent(schemaOf(body, 'input'));

function replySchema(reply: Schema): Json {
  if (reply === bytes) return BYTES;
  return reply === problemSchema ? PROBLEM : schemaOf(reply, 'output');
}

const replyContent = (reply: Schema, file = 'application/json') => ({
  [file]: { schema: replySchema(reply) },
});

function parametersOf(schema: z.core.$ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

type Refusing = Pick<Route, 'params' | 'query' | 'body' | 'refusals' | 'access'> &
  Partial<Pick<Route, 'token'>>;

function refusalsOf(row: Refusing): Record<string, Json> {
  const hasInput = Boolean(row.params || row.query || row.body);
  const ofEvery: readonly Refusal[] = GENERAL_REFUSALS.filter((code) => {
    if (code === 'signedOut' || code === 'suspended') return row.access.to !== 'everyone';
    if (code === 'forbidden' || code === 'secondFactorRequired') return row.access.to === 'ability';
    if (code === 'tokenOver' || code === 'tokenScope') return row.token !== undefined && row.token !== 'none';
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

/** Who may call. */
export const accessSentence = (access: Access): string =>
  access.to === 'ability' ? `${ACCESS_SENTENCES.ability} "${access.ability}".` : ACCESS_SENTENCES[access.to];

const NEEDS_SESSION: readonly Json[] = [{ bearer: [] }];

/** A session, or a token with the scope; where visitors may call too, either is read where there is one. */
function securityOf({ access, token }: Pick<Route, 'access' | 'token'>): readonly Json[] {
  const scopes = typeof token === 'string' ? [token] : [];
  return [
    ...(access.to === 'everyone' ? [{}] : []),
    ...NEEDS_SESSION,
    ...(token === 'none' ? [] : [{ accessToken: scopes }]),
  ];
}

/** What the description says of tokens. */
export function tokenSentence(token: TokenRule): string {
  if (token === 'none') return 'Takes no access token.';
  if (typeof token === 'string') return `An access token needs the scope \`${token}\`.`;
  const scopes = Object.entries(token.scopes).map(([word, scope]) => `\`${scope}\` for ${word}`);
  return `The scope that an access token needs depends on \`${token.param}\`: ${scopes.join(', ')}.`;
}

function operationOf(name: string, row: Route, summary: string | undefined): Json {
  const reply =
    row.reply === null
      ? { 204: { description: 'Done.', headers: RATE_HEADERS } }
      : {
          200: { description: 'Done.', headers: RATE_HEADERS, content: replyContent(row.reply, row.file) },
        };
  return {
    operationId: name,
    tags: [row.path.split('/').find((part) => part !== '' && part !== 'admin') ?? 'api'],
    ...(summary === undefined ? {} : { summary }),
    description: `${accessSentence(row.access)} ${tokenSentence(row.token)}`,
    parameters: [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query')],
    ...(row.body ? { requestBody: { required: true, content: bodyContent(row.body) } } : {}),
    responses: { ...reply, ...refusalsOf(row) },
    security: securityOf(row),
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
    security: route.access.to === 'everyone' ? [] : [...NEEDS_SESSION, { accessToken: [] }],
  };
}

/** Of the API, not of the program: it changes when a route stops doing what it did. */
const API_VERSION = '1';

const HOW_TO_CALL = `Send the \`token\` of a login (\`logIn\`, \`register\`, \`guestEnter\`) as bearer token. It lasts some minutes; \`sessionRefresh\` gives a new one for the cookie that came with the login. A program may send a personal access token instead, made under Profile → Account: it starts with \`plt_\`, lasts at most 90 days, and opens what its scopes name. Send it in the \`Authorization\` header, on the hub too, and never in an address. A refusal has a status and a \`Problem\` with the \`code\` that names it. Picks and everything else that is live at a table go through the hub (\`hubNegotiate\`). Where a server limits how fast one address may call, every reply has the headers \`RateLimit-Policy\` and \`RateLimit\`, and a 429 has \`Retry-After\`. \`/api/docs\` has examples.`;

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
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      headers: HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The session of a login.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_START}…`,
          description: `A personal access token with the scope that is named. Scopes: ${SCOPE_NAMES.join(', ')}.`,
        },
      },
    },
  };
}
