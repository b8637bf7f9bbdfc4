import * as z from 'zod/mini';

/** What a file may name that its game doesn't know. */
export const wordKindSchema = z.enum(['rarity', 'lane', 'attribute']);
export type WordKind = z.infer<typeof wordKindSchema>;

const wordKey = z.string().check(z.minLength(1), z.maxLength(200));

/** What becomes of a word: a new one, none, or another word that the game has or the file adds. */
export const wordAnswerSchema = z.union([z.enum(['add', 'leaveOut']), z.object({ is: wordKey })]);
export type WordAnswer = z.infer<typeof wordAnswerSchema>;

const answersOfKind = z._default(z.record(wordKey, wordAnswerSchema), {});
/** Answers by kind and by the word's key in the file. */
export const wordAnswersSchema = z.object({
  rarity: answersOfKind,
  lane: answersOfKind,
  attribute: answersOfKind,
});
export type WordAnswers = z.infer<typeof wordAnswersSchema>;

const knownWordSchema = z.object({ key: z.string(), label: z.string() });
export type KnownWord = z.infer<typeof knownWordSchema>;

/** A rarity, lane or attribute of a file that its game doesn't know. */
export const importQuestionSchema = z.object({
  kind: wordKindSchema,
  key: z.string(),
  label: z.string(),
  /** Cards or printings that have it. */
  count: z.number(),
  /** The first of them, as "Kettle Ghost (TEA 1)"; at most 5. */
  examples: z.array(z.string()),
  /** The word that is most like it; null where none is. */
  nearest: z.nullable(knownWordSchema),
  answer: z.nullable(wordAnswerSchema),
  /** False where a pack of the file names printings that would go with it. */
  canLeaveOut: z.boolean(),
  /** One of the words of a new game, which are accepted together: nothing is like it. */
  isListed: z.boolean(),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

/** What a file asks before it can be imported, and the words of the game that can be answered. */
export const importAsksSchema = z.object({
  questions: z.array(importQuestionSchema),
  known: z.object({
    rarity: z.array(knownWordSchema),
    lane: z.array(knownWordSchema),
    attribute: z.array(knownWordSchema),
  }),
});
export type ImportAsks = z.infer<typeof importAsksSchema>;
