import * as z from 'zod/mini';
import { listAnswersSchema } from '../admin/listReview.ts';
import { LONGEST_LIST } from './longestList.ts';

/** Lines of a list of one's own that name cards. */
export const MOST_LIST_LINES = 2_000;
/** Lists that a member keeps. */
export const MOST_LISTS = 20;
/** The same for those who may share them. */
export const MOST_SHARED_LISTS = 200;

export const listNameSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'Give the list a name.'),
  z.maxLength(60, 'Use at most 60 characters.'),
  z.refine((text) => !/\p{Cc}/u.test(text), 'A name is one line.'),
);

/** What somebody said about a list: as for imports, and what becomes of cards that no game knows. */
export const ownListAnswersSchema = z.extend(listAnswersSchema, {
  /** By the card's name as the list has it: the name of a card to play instead, or null to leave it out. Others are text cards. */
  names: z._default(
    z
      .record(z.string().check(z.maxLength(400)), z.nullable(z.string().check(z.maxLength(400))))
      .check(z.refine((names) => Object.keys(names).length <= MOST_LIST_LINES)),
    {},
  ),
});
export type OwnListAnswers = z.infer<typeof ownListAnswersSchema>;

export const NO_ANSWERS: OwnListAnswers = { takeIn: [], lines: {}, names: {} };

/** A list as somebody brings it. */
export const ownListSchema = z.object({
  text: z
    .string()
    .check(
      z.minLength(1, 'Paste a list: one card on each line.'),
      z.maxLength(LONGEST_LIST, `A list has at most ${LONGEST_LIST} characters.`),
    ),
  /** Of the file that it came from: its ending says what it is. */
  fileName: z.nullable(z.string().check(z.maxLength(200))),
  answers: ownListAnswersSchema,
});
export type OwnList = z.infer<typeof ownListSchema>;

/** A list that can be drafted without being kept. */
export const namedListSchema = z.extend(ownListSchema, { name: listNameSchema });

/** The list of a table: one that is kept, by its id, or one that is not. */
export const draftedListSchema = z.union([z.object({ listId: z.string() }), namedListSchema]);
export type DraftedList = z.infer<typeof draftedListSchema>;
