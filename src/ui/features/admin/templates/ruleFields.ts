import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.JSONSchema;
export type Choice = string | number;

/** A rule of a format as its schema has it, or a part of one. */
export interface RuleField {
  readonly key: string;
  readonly kind: 'pack' | 'number' | 'choice' | 'onOff' | 'seats' | 'list' | 'object';
  readonly options: readonly Choice[];
  /** The bounds of a number, or of the length of a list. */
  readonly min: number;
  readonly max: number;
  /** Of an object, or of each item of a list. */
  readonly parts: readonly RuleField[];
  /** With which choices of the first part beside it it's there; null with all. */
  readonly only: readonly Choice[] | null;
}

const NO_FIELD = { options: [], min: 0, max: 0, parts: [], only: null };
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Schema => isObject(value) && !Array.isArray(value);
const isChoice = (value: unknown): value is Choice => typeof value === 'string' || typeof value === 'number';

/** The fields of a schema of rules, in its order. */
export const ruleFields = (schema: z.core.$ZodType): readonly RuleField[] =>
  partsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function partsOf(schema: Schema): readonly RuleField[] {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) return partsOfVariants(variants);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    isSchema(property) && property.const === undefined ? [fieldOf(key, property)] : [],
  );
}

/** Objects that are told apart by a constant: it becomes a choice, and parts that several have are one. */
function partsOfVariants(variants: readonly Schema[]): readonly RuleField[] {
  const parts = new Map<string, RuleField>();
  const choices = variants.flatMap((variant) => {
    const [key, named] = Object.entries(variant.properties ?? {})[0] ?? ['', false];
    if (!isSchema(named) || !isChoice(named.const)) return [];
    const choice = named.const;
    for (const part of partsOf(variant))
      parts.set(part.key, { ...part, only: [...(parts.get(part.key)?.only ?? []), choice] });
    return [{ key, choice }];
  });
  const options = choices.map(({ choice }) => choice);
  return [{ ...NO_FIELD, key: choices[0]?.key ?? '', kind: 'choice', options }, ...parts.values()];
}

function fieldOf(key: string, schema: Schema): RuleField {
  const field = { ...NO_FIELD, key };
  const variants = schema.oneOf ?? schema.anyOf;
  const options = (schema.enum ?? variants?.map((variant) => variant.const) ?? []).filter(isChoice);
  if (options.length > 0) return { ...field, kind: 'choice', options };
  if (variants !== undefined) return { ...field, kind: 'object', parts: partsOf(schema) };
  if (schema.type === 'boolean') return { ...field, kind: 'onOff' };
  if (schema.type === 'string') return { ...field, kind: 'pack' };
  if (schema.type !== 'array')
    return { ...field, kind: 'number', min: schema.minimum ?? 1, max: schema.maximum ?? Infinity };
  const parts = isSchema(schema.items) ? partsOf(schema.items) : [];
  if (parts.length === 0) return { ...field, kind: 'seats' };
  return { ...field, kind: 'list', min: schema.minItems ?? 0, max: schema.maxItems ?? Infinity, parts };
}

const heldIn = (held: unknown, key: string): unknown => (isObject(held) ? Reflect.get(held, key) : undefined);

/** The parts that an object has by its choice. */
export const partsIn = (parts: readonly RuleField[], held: unknown): readonly RuleField[] =>
  parts.filter(
    ({ only }) => only === null || only.some((choice) => choice === heldIn(held, parts[0]?.key ?? '')),
  );

/** What rules begin with where the least is too little. */
const STARTS: Readonly<Record<string, number>> = { cardsPerSeat: 45, packsPerSeat: 3 };

/** An object of these parts: what it has of them stays, all else is as little as can be. */
export function startOf(parts: readonly RuleField[], pack: string, held: object = {}): object {
  const start: Record<string, unknown> = {};
  for (const part of parts) {
    if (!partsIn(parts, start).includes(part) || part.kind === 'onOff' || part.kind === 'seats') continue;
    const least = {
      pack,
      number: STARTS[part.key] ?? part.min,
      choice: part.options[0],
      list: [],
      object: {},
    };
    start[part.key] = heldIn(held, part.key) ?? least[part.kind];
  }
  return start;
}

const OTHER_WAY: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** The same, passing the other way. */
function turned(held: unknown): unknown {
  if (Array.isArray(held)) return held.map(turned);
  if (!isObject(held)) return held;
  const entries = Object.entries(held).map(([key, value]) => [
    key,
    key === 'direction' ? (OTHER_WAY[String(value)] ?? value) : turned(value),
  ]);
  return Object.fromEntries(entries);
}

/**
 * What is added to a list: a round like the last, passing the other way; a step that takes a card at the beginning of a
 * turn, or ends it; otherwise an item that makes a choice nothing else in the list makes.
 */
export function nextItem({ parts }: RuleField, items: readonly unknown[], pack: string): unknown {
  const last = items.at(-1);
  if (last !== undefined && parts.some(({ kind }) => kind === 'list')) return turned(last);
  const [first] = parts;
  if (first?.key === 'do') {
    const isTurnOver = [undefined, 'pass', 'discardRest'].some((does) => does === heldIn(last, 'do'));
    return startOf(parts, pack, { do: isTurnOver ? 'pick' : 'pass' });
  }
  const free = first?.options.find((option) => items.every((item) => heldIn(item, first.key) !== option));
  return startOf(parts, pack, first === undefined || free === undefined ? {} : { [first.key]: free });
}
