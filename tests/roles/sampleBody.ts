import * as z from 'zod/mini';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Shape {
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly type?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

const textOf = ({ format, minLength = 1 }: Shape): string =>
  format === 'email' ? 'somebody@example.org' : 'aaaaaaaaaaaa'.repeat(20).slice(0, Math.max(1, minLength));

const numberOf = ({ minimum, exclusiveMinimum }: Shape): number => {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.max(1, least);
};

const objectOf = ({ properties = {}, required = [] }: Shape): Json =>
  Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));

function exampleOf(shape: Shape): Json {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0] ?? null;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.[0]) return exampleOf(choices[0]);
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => exampleOf(shape.items ?? {}));
    case 'string':
      return textOf(shape);
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** The least that a route's schema takes for a body; undefined for routes without one. Patterns are not thought of. */
export function sampleBody(schema: unknown): object | undefined {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const example = exampleOf(shape as Shape);
  return typeof example === 'object' && example !== null ? example : undefined;
}
