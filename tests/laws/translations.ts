import type { CompiledMessage } from 'icu-minify/format';
import { messagesIn } from '#src/ui/messages/build/compiledMessages.ts';

/** icu-minify's own numbers for the kinds of arguments (icu-minify/compile). */
const [SELECT, NUMBER] = [1, 4];
const PLURALS: readonly unknown[] = [2, 3];

/** What a sentence takes: the kind of each argument, the choices of each select, and its tags. */
interface Taken {
  readonly values: Map<string, string>;
  readonly tags: Set<string>;
}

function takenBy(message: unknown, taken: Taken = { values: new Map(), tags: new Set() }): Taken {
  if (!Array.isArray(message)) return taken;
  for (const part of message) {
    if (!Array.isArray(part) || typeof part[0] !== 'string') continue;
    const [name, kind, choices] = part as [string, unknown, Record<string, unknown>];
    if (part.length === 1) {
      if (!taken.values.has(name)) taken.values.set(name, 'text');
    } else if (kind === SELECT || PLURALS.includes(kind)) {
      const words = kind === SELECT ? `one of ${Object.keys(choices).sort().join(', ')}` : 'number';
      taken.values.set(name, words);
      for (const choice of Object.values(choices)) takenBy([choice].flat(1), taken);
    } else if (typeof kind === 'number') {
      taken.values.set(name, kind === NUMBER ? 'number' : 'date');
    } else {
      taken.tags.add(name);
      takenBy(part.slice(1), taken);
    }
  }
  return taken;
}

/** A number may be said without its rules, as in a language without plurals. */
const isSameKind = (original: string, translated: string) =>
  original === translated || (original === 'number' && translated === 'text');

function mistakesOf(original: CompiledMessage, translated: CompiledMessage): string[] {
  const [before, after] = [takenBy(original), takenBy(translated)];
  const mistakes: string[] = [];
  for (const [name, kind] of before.values) {
    const now = after.values.get(name);
    if (now === undefined) mistakes.push(`{${name}} is missing`);
    else if (!isSameKind(kind, now)) mistakes.push(`{${name}} is ${now}, in English ${kind}`);
  }
  for (const name of after.values.keys())
    if (!before.values.has(name)) mistakes.push(`{${name}} is not in English`);
  for (const tag of before.tags) if (!after.tags.has(tag)) mistakes.push(`<${tag}> is missing`);
  for (const tag of after.tags) if (!before.tags.has(tag)) mistakes.push(`<${tag}> is not in English`);
  return mistakes;
}

/** Where the source of a translated catalogue does not fit that of the English one: keys, arguments, choices and tags. */
export function translationMistakes(english: string, translated: string): string[] {
  const [original, words] = [messagesIn(english), messagesIn(translated)];
  if (!original || !words) return ['is no catalogue'];
  return [
    ...Object.keys(original).flatMap((key) => {
      const [before, after] = [original[key], words[key]];
      if (before === undefined || after === undefined) return [`${key} is missing`];
      return mistakesOf(before, after).map((mistake) => `${key}: ${mistake}`);
    }),
    ...Object.keys(words).flatMap((key) => (key in original ? [] : [`${key} is not in English`])),
  ];
}

/** What code may call a message by: names in quotes, properties, and the fixed parts of names that are put together. */
export interface NamesInCode {
  readonly names: ReadonlySet<string>;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
}

const NAME = /['"`]([\w/$.-]+)['"`]|\b(\w+)\??:|\.(\w+)\b|\{\{(\w+)\}\}/g;
const STARTING = /`(\w+)\$\{[^`]*`/g;
const ENDING = /\}(\w+)`/g;

export function namesIn(sources: Iterable<string>): NamesInCode {
  const [names, starts, ends] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const source of sources) {
    for (const [, ...found] of source.matchAll(NAME))
      names.add(found.find((name) => name !== undefined) ?? '');
    for (const [, start = ''] of source.matchAll(STARTING)) starts.add(start);
    for (const [, end = ''] of source.matchAll(ENDING)) ends.add(end);
  }
  return { names, starts: [...starts], ends: [...ends] };
}

/** The keys of a catalogue that no code can mean. */
export function unusedKeys(catalogue: string, { names, starts, ends }: NamesInCode): string[] {
  const isNamed = (key: string) =>
    names.has(key) ||
    starts.some((start) => key.startsWith(start)) ||
    ends.some((end) => key.endsWith(end) && key.length > end.length);
  return Object.keys(messagesIn(catalogue) ?? {}).filter((key) => !isNamed(key));
}
