import fc from 'fast-check';
import * as z from 'zod/mini';
import { nastyText } from '../roles/nastyRequests.ts';

interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly type?: string;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** A number for one of the ids that are there when the value is sent; `withIds` puts them in. */
const idToken = fc.nat(400).map((number) => `@${number}`);

const text = fc.oneof(
  { weight: 6, arbitrary: idToken },
  { weight: 1, arbitrary: nastyText.map((one) => one.slice(0, 64)) },
);
const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 });
const integer = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 16 }) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 31, 2 ** 53, -(2 ** 53), 600, 259_200) },
);

function objectOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([key, shape]): [string, fc.Arbitrary<unknown>] => [
    key,
    arbitraryOf(shape),
  ]);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map(arbitraryOf));
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return fc.array(arbitraryOf(shape.items ?? {}), { minLength: shape.minItems ?? 0, maxLength: 3 });
    case 'string':
      return shape.pattern === undefined ? text : hex.map((letters) => letters.join(''));
    case 'integer':
    case 'number':
      return integer;
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Values that mostly fit a schema; where an id may stand, mostly a token for one of those that are there. */
export const anyOfSchema = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

/** The value with an id in place of each token. */
export function withIds(value: unknown, ids: readonly string[]): unknown {
  if (typeof value === 'string')
    return /^@\d+$/.test(value) ? (ids[Number(value.slice(1)) % ids.length] ?? value) : value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part, ids)]));
}
