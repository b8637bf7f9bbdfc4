import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Sentences in ICU message syntax, by their keys. */
export type Sentences = Readonly<Record<string, string>>;

declare const SENTENCES: unique symbol;

/**
 * Compiled messages of one feature in one language. The sentences themselves are kept in the type only: keys and
 * arguments are read from them.
 */
export type Catalogue<Words extends Sentences> = {
  readonly [Key in keyof Words]: CompiledMessage;
} & { readonly [SENTENCES]?: Words };

/** The sentences that a catalogue was made of, as literal types. */
export type SentencesOf<Source> = Source extends { readonly [SENTENCES]?: infer Words }
  ? Extract<Words, Sentences>
  : never;

interface ArgumentTypes {
  ICUArgument: string;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/**
 * The arguments of a sentence: `{name}` is a string, `{count, plural, …}` and `{count, number}` a number,
 * `{day, date, …}` a Date, `{kind, select, …}` one of its words.
 */
export type ArgumentsOf<Sentence extends string> = GetICUArgs<Sentence, ArgumentTypes>;

/** The names of the tags in a sentence: `link` in `Read <link>the terms</link>`. */
export type TagsOf<Sentence extends string> =
  Sentence extends `${string}<${infer Tag}>${infer Inside}</${string}>${infer Rest}`
    ? Tag | TagsOf<`${Inside}${Rest}`>
    : never;

/** A sentence whose type is only `string` cannot be checked, so it is refused. */
type Literal<Words extends Sentences> = {
  readonly [Key in keyof Words]: string extends Words[Key] ? never : Words[Key];
};

function compiled<Words extends Sentences>(words: Words): Catalogue<Words> {
  const messages = Object.entries(words).map(([key, sentence]) => [key, compile(sentence)] as const);
  return Object.fromEntries(messages) as Catalogue<Words>;
}

/**
 * Makes the English catalogue of a feature from literal sentences in ICU syntax. Throws where a sentence is not ICU.
 * The web build replaces the call by its result (src/ui/messages/build/compiledMessages.ts), so no browser loads the compiler.
 */
export const catalogue = <const Words extends Sentences>(words: Words & Literal<Words>): Catalogue<Words> =>
  compiled<Words>(words);

/**
 * Makes the same catalogue in another language: `translation<typeof english>()({ … })`. A missing or surplus key is a
 * type error; tests/laws/translations compares arguments, tags and choices, which types would do forty times slower.
 */
export const translation =
  <Original extends Catalogue<Sentences>>() =>
  (words: { readonly [Key in keyof SentencesOf<Original>]: string }): Translation<Original> =>
    compiled(words) as unknown as Translation<Original>;

/** What every language's version of a catalogue is: the keys and arguments of the original. */
export type Translation<Original> = Catalogue<SentencesOf<Original>>;
