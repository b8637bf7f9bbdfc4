import { findGame, freezeCatalogue } from '#server/cards/catalogue.ts';
import type { Account } from '#tests/harness/account.ts';
import type { Steered } from '#tests/harness/steered.ts';
import { EXCEPTIONS } from './exceptions.ts';

/** Those who look at what was added up: each of them may see as much as anybody of their kind. */
export interface Readers {
  /** Sits at every draft, and is a PowerUser. */
  readonly player: Account;
  /** A PowerUser who sits nowhere. */
  readonly stranger: Account;
  readonly admin: Account;
}

/** What one answer read, by its name. */
export type Answers = ReadonlyMap<string, string>;

const CARD_METRICS = ['wheelsCaught', 'monoLaneDecks'] as const;

/** A reply without what it may say of drafts that are secret. */
function withoutExceptions(name: string, text: string): string {
  const keys = new Set(EXCEPTIONS.filter(({ reply }) => reply === name).flatMap((known) => known.keys));
  if (keys.size === 0) return text;
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (keys.has(key) ? undefined : value));
}

/**
 * Everything that is added up from the drafts of one game, as each reader is answered. `draftId` is an open draft of it at
 * which the player sat. Ids are left out, so that two games can be compared.
 */
export async function answersAbout(
  { db }: Steered,
  { player, stranger, admin }: Readers,
  gameSlug: string,
  draftId: string,
): Promise<Answers> {
  const game = await findGame(db, { slug: gameSlug });
  if (!game) throw new Error(`There is no game ${gameSlug}.`);
  const answers = new Map<string, string>();
  const plain = (text: string) =>
    text.replaceAll(game.id, 'GAME').replaceAll(gameSlug, 'game').replaceAll(draftId, 'DRAFT');
  const ask = async (name: string, path: string, ...readers: readonly (readonly [string, Account])[]) => {
    for (const [who, reader] of readers) {
      const { status, text } = await reader.call('GET', path);
      answers.set(`${name} as ${who}`, `${status} ${plain(withoutExceptions(name, text))}`);
    }
  };
  const everybody = [
    ['player', player],
    ['stranger', stranger],
    ['admin', admin],
  ] as const;
  const [someone] = everybody;
  const figures = `/games/${gameSlug}/card-figures`;
  await ask('GET /games/:slug/card-figures', `${figures}?sort=drafts&order=down`, ...everybody);
  await ask('GET /games/:slug/card-figures, by average', figures, someone);
  await ask('GET /drafts/:draftId/card-figures', `/drafts/${draftId}/card-figures`, someone);
  const order = `game=${gameSlug}&pageRows=100&sort=drafts&direction=desc`;
  await ask('GET /admin/tables/pick-order', `/admin/tables/pick-order?${order}`, ['admin', admin]);
  await ask('GET /admin/tables/pick-order/csv', `/admin/tables/pick-order/csv?${order}`, ['admin', admin]);
  await ask('GET /admin/analytics', `/admin/analytics?game=${gameSlug}`, ['admin', admin]);
  const { cards } = await freezeCatalogue(db, game, ['canary-pack']);
  const learned = cards.map(({ name, rating, ratedFromPicks }) => ({ name, rating, ratedFromPicks }));
  answers.set('what bots and hints of the next table know', JSON.stringify(learned));
  return answers;
}

/** What Admins are told of everybody's achievements that depend on cards. */
export async function answersAboutPeople({ admin }: Readers): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const metric of CARD_METRICS) {
    const tried = await admin.post('/admin/achievements/try', { metric, threshold: 1, slug: null });
    answers.set(`POST /admin/achievements/try, ${metric}`, JSON.stringify(tried));
  }
  const { rows } = await admin.get<{ rows: { slug: string; metric: string; holders: number }[] }>(
    '/admin/tables/achievements?pageRows=100',
  );
  const holders = rows.filter(({ metric }) => CARD_METRICS.some((known) => known === metric));
  answers.set(
    'GET /admin/tables/achievements',
    JSON.stringify(holders.map(({ slug, holders: count }) => [slug, count])),
  );
  return answers;
}

/** The answers that two of them disagree on. */
export const differences = (one: Answers, other: Answers): readonly string[] =>
  [...one.keys()].filter((name) => one.get(name) !== other.get(name));
