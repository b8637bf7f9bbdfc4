import * as z from 'zod/mini';

/** Parts of a list that are not drafted unless somebody takes them in. */
export const leftOutSectionSchema = z.enum(['side', 'maybe', 'companion']);
export type LeftOutSection = z.infer<typeof leftOutSectionSchema>;

/** What somebody said about a list: sections to take in, and by a line's text the choice that it means. */
export const listAnswersSchema = z.object({
  takeIn: z._default(z.array(leftOutSectionSchema), []),
  lines: z._default(
    z
      .record(z.string().check(z.maxLength(400)), z.string().check(z.maxLength(500)))
      .check(z.refine((lines) => Object.keys(lines).length <= 5000)),
    {},
  ),
});
export type ListAnswers = z.infer<typeof listAnswersSchema>;

const lineSchema = z.object({ file: z.optional(z.string()), line: z.number(), text: z.string() });

/** How the lines of a list were read, where that is not plain to see. */
export const listReviewSchema = z.object({
  /** Lines that can mean several things; the list can't be stored before each is answered. At most 500. */
  questions: z.array(
    z.extend(lineSchema, { choices: z.array(z.object({ count: z.number(), name: z.string() })) }),
  ),
  /** Sections that are left out, with how many cards they have and their names, at most 500. */
  leftOut: z.array(
    z.object({ section: leftOutSectionSchema, cards: z.number(), names: z.array(z.string()) }),
  ),
  takenIn: z.array(leftOutSectionSchema),
  /** Lines that spell a name another way than the card they were read as; at most 500. */
  readAs: z.array(z.extend(lineSchema, { name: z.string() })),
  /** Answers by which it was read. */
  answers: listAnswersSchema,
});
export type ListReview = z.infer<typeof listReviewSchema>;

/** A choice as answers name it. */
export const choiceKey = ({ count, name }: { readonly count: number; readonly name: string }): string =>
  `${count} ${name}`;
