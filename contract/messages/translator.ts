import format, { type FormatOptions } from 'icu-minify/format';
import type { ArgumentsOf, Catalogue, Sentences, TagsOf } from './catalogue.ts';

type Values<Arguments> = keyof Arguments extends never ? [] : [values: Arguments];

type KeysWithoutTags<Words extends Sentences> = {
  [Key in keyof Words & string]: [TagsOf<Words[Key]>] extends [never] ? Key : never;
}[keyof Words & string];

type KeysWithTags<Words extends Sentences> = Exclude<keyof Words & string, KeysWithoutTags<Words>>;

/** What a sentence with tags needs: its arguments, and for each tag a function that wraps the words inside it. */
type Wrappers<Sentence extends string, Inside, Part> = ArgumentsOf<Sentence> & {
  readonly [Tag in TagsOf<Sentence>]: (inside: Inside) => Part;
};

/** The messages of one catalogue in one language. */
export interface Translator<Words extends Sentences> {
  <Key extends KeysWithoutTags<Words>>(key: Key, ...values: Values<ArgumentsOf<Words[Key]>>): string;
  /** A sentence with tags, in parts: its words, and what the wrapper of each tag made of the words inside. */
  readonly parts: <Key extends KeysWithTags<Words>, Part>(
    key: Key,
    values: Wrappers<Words[Key], readonly (string | Part)[], Part>,
  ) => readonly (string | Part)[];
}

export type { KeysWithTags, Wrappers };

/** Intl's objects take far longer to make than to use. */
function kept<Options, Made>(make: new (tag: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options?: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const before = made.get(key);
    if (before) return before;
    const fresh = new make(tag, options);
    made.set(key, fresh);
    return fresh;
  };
}

export const numberFormat = kept(Intl.NumberFormat);
export const dateFormat = kept(Intl.DateTimeFormat);
export const listFormat = kept(Intl.ListFormat);

const OPTIONS = {
  formatters: {
    getNumberFormat: numberFormat,
    getDateTimeFormat: dateFormat,
    getPluralRules: kept(Intl.PluralRules),
  },
} as FormatOptions;

/** The messages of a catalogue; plural, number and date rules are those of `tag`, see `formatTagOf`. */
export function translatorOf<Words extends Sentences>(
  catalogue: Catalogue<Words>,
  tag: string,
): Translator<Words> {
  const say = (key: keyof Words, values?: object) =>
    format(catalogue[key], tag, values as Record<string, string>, OPTIONS);
  const parts = (key: keyof Words, values: object) => {
    const said: unknown = say(key, values);
    return Array.isArray(said) ? said : [said];
  };
  return Object.assign((key: keyof Words, values?: object) => say(key, values), {
    parts,
  }) as unknown as Translator<Words>;
}
