import * as z from 'zod/mini';
import { sentence } from '#contract/sentence.ts';

type Say = (sentence: string) => string;
/** The value with its sentences said again. */
type Put = (value: unknown, say: Say) => unknown;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

const mapped = (value: unknown, change: (entry: unknown, key: string) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]))
    : value;

function putInto({ shape = {} }: Definition, seen: ReadonlySet<z.core.$ZodType>): Put | null {
  const puts = Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) => {
      const put = putterOf(field, seen);
      return put ? [[key, put] as const] : [];
    }),
  );
  if (Object.keys(puts).length === 0) return null;
  return (value, say) => mapped(value, (entry, key) => puts[key]?.(entry, say) ?? entry);
}

/** Of the schemas that a value may have, the first that it has. */
function putIntoOne({ options = [] }: Definition, seen: ReadonlySet<z.core.$ZodType>): Put | null {
  const puts = options.flatMap((option) => {
    const put = putterOf(option, seen);
    return put ? [{ option, put }] : [];
  });
  if (puts.length === 0) return null;
  return (value, say) =>
    puts.find(({ option }) => z.safeParse(option, value).success)?.put(value, say) ?? value;
}

function putterOf(schema: z.core.$ZodType, seen: ReadonlySet<z.core.$ZodType>): Put | null {
  if (schema === sentence) return (value, say) => (typeof value === 'string' ? say(value) : value);
  if (seen.has(schema)) return null;
  const inside = new Set([...seen, schema]);
  const definition = definitionOf(schema);
  const { type, element, innerType, valueType } = definition;
  if (type === 'object') return putInto(definition, inside);
  if (type === 'union') return putIntoOne(definition, inside);
  if (innerType) return putterOf(innerType, inside);
  if (element) {
    const put = putterOf(element, inside);
    return put && ((value, say) => (Array.isArray(value) ? value.map((entry) => put(entry, say)) : value));
  }
  const put = valueType ? putterOf(valueType, inside) : null;
  return put && ((value, say) => mapped(value, (entry) => put(entry, say)));
}

/** Says the sentences in a reply of this schema again; null where it has none. */
export const sentencesOfReply = (schema: z.core.$ZodType): Put | null => putterOf(schema, new Set());
