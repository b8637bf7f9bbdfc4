import type { ListLook, UnknownCard } from '#contract/lists/lists.ts';
import type { OwnList } from '#contract/lists/ownList.ts';
import type { Sql } from '../db/database.ts';
import { pileFit } from '../imports/boosters/pileFit.ts';
import { reviewWords } from '../imports/lists/listLines.ts';
import type { ListBatch } from './batchOfList.ts';
import { offeredOf } from './listFormats.ts';
import type { ReadOwnList, UnknownName } from './readOwnList.ts';
import { suggestNames } from './suggestNames.ts';

const MOST_UNKNOWN = 500;
const MOST_TWICE = 100;
const MOST_WRONG = 100;
/** Reading all names of a game for each of them takes time. */
const MOST_SUGGESTED = 40;

const NO_REVIEW = { questions: [], leftOut: [], takenIn: [], readAs: [] };

/** How a list was read, for its reader. */
export async function lookOfList(sql: Sql, list: ReadOwnList, { answers }: OwnList): Promise<ListLook> {
  const { game, title, found, elsewhere, batch, unknown } = list;
  const cards = sum(list.copies.values());
  const others = sum(elsewhere.values());
  const twice = [...list.copies].filter(([, copies]) => copies > 1);
  const { review, wrong } = { review: batch.head.list, wrong: batch.rejected };
  const said = new Set([...(review ? reviewWords(review) : []), ...fitWords(batch)]);
  return {
    title,
    cards,
    game: game && { slug: game.definition.slug, name: game.definition.name },
    found,
    elsewhere: [...elsewhere].map(([name, copies]) => ({ game: name, cards: copies })),
    textCards: cards - found - others,
    unknown: await unknownCards(sql, list, answers.names),
    unknownCount: unknown.length,
    twice: twice.slice(0, MOST_TWICE).map(([name, copies]) => ({ name, cards: copies })),
    twiceCount: twice.length,
    review: review
      ? {
          questions: review.questions,
          leftOut: review.leftOut,
          takenIn: review.takenIn,
          readAs: review.readAs,
        }
      : NO_REVIEW,
    wrong: wrong
      .slice(0, MOST_WRONG)
      .map(({ row, found: text, expected }) => ({ line: row, text, expected })),
    wrongCount: wrong.length,
    notes: [...list.notes, ...batch.head.warnings.filter((warning) => !said.has(warning))].filter(
      (note, at, all) => all.indexOf(note) === at,
    ),
    formats: offeredOf(list),
  };
}

/** What the list was enough for before it was answered: its own notes say what it is enough for now. */
function fitWords({ packs }: ListBatch): string[] {
  const copies = packs.flatMap(({ sheets }) => Object.values(sheets).flatMap(({ cards = [] }) => cards));
  return [pileFit(sum(copies.map(({ weight }) => weight))).sentence].filter((words) => words !== null);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((so, each) => so + each, 0);

async function unknownCards(
  sql: Sql,
  { game, unknown }: ReadOwnList,
  answers: Readonly<Record<string, string | null>>,
): Promise<UnknownCard[]> {
  if (game === null) return [];
  const shown = unknown.slice(0, MOST_UNKNOWN);
  const asked = shown.slice(0, MOST_SUGGESTED).map(({ name }) => name);
  const suggestions = await suggestNames(sql, game.id, asked);
  const answerOf = ({ name }: UnknownName) => (Object.hasOwn(answers, name) ? { answer: answers[name] } : {});
  return shown.map((each) => ({
    ...each,
    suggestions: [...(suggestions.get(each.name) ?? [])],
    ...answerOf(each),
  }));
}
