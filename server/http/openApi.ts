import * as z from 'zod/mini';
import { problemSchema } from '#contract/problem.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Refusal } from '#contract/refusals.ts';
import { type Access, bytes, GENERAL_REFUSALS, type Route, type RouteTable } from '#contract/route.ts';
import { statusOf } from './refusalStatus.ts';

type Schema = z.core.$ZodType;
type Json = Record<string, unknown>;

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it, of what is sent (`input`) or answered (`output`). */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

const bodyContent = (body: Schema) =>
  body === bytes ? { 'application/octet-stream': {} } : jsonContent(jsonSchema(body, 'input'));

const replyContent = (reply: Schema, file = 'application/json') => ({
  [file]: { schema: jsonSchema(reply, 'output') },
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

function refusalsOf(row: Route): Record<string, Json> {
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
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
        }),
      },
    ]),
  );
}

const ACCESS_SENTENCES: Readonly<Record<Access['to'], string>> = {
  everyone: 'Anyone may call this.',
  signedIn: 'Needs a session.',
  ability: 'Needs a session with the right',
};

const accessSentence = (access: Access): string =>
  access.to === 'ability' ? `${ACCESS_SENTENCES.ability} "${access.ability}".` : ACCESS_SENTENCES[access.to];

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
    security: row.access.to === 'everyone' ? [] : [{ bearer: [] }],
  };
}

/** Of the API, not of the program: it changes when a route stops doing what it did. */
const API_VERSION = '1';

/** The route table as an OpenAPI 3.1 document; `summaries` has a sentence for each row. */
export function openApiOf(table: RouteTable, summaries: Readonly<Record<string, string>>) {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = `/api${row.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row, summaries[name]) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: API_VERSION },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
