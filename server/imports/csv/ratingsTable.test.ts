import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardRecord } from '#contract/games/game.ts';
import { importFile } from '#server/cards/importFile.ts';
import type { Database } from '#server/db/database.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';

const CARDS = `name,set,number,rarity,type,cost,rules
Iron Fox,ODD,1,common,Being,1,One.
Salt Rope,ODD,2,common,Tool,2,Two.
Tall Heron,ODD,3,rare,Being,3,Three.
Moss Cart,ODD,4,rare,Tool,4,Four.
`;

describe('a file of ratings', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  afterAll(() => db?.close());

  const imported = (gameSlug: string, path: string, text: string) =>
    importFile(db, {
      ...{ path, text, gameSlug, gameName: gameSlug, createGame: true, dryRun: false, skipRejects: false },
      ...{ map: null, acceptNew: false, nowMs: 1_000_000 },
    });
  const rows = (game: string) =>
    db.query<{ name: string; record: CardRecord; printings: number }>(
      `select c.name, c.record, (select count(*)::int from printing p where p.card_id = c.id) as printings
       from card c join game g on g.id = c.game_id where g.slug = $1 order by c.record->>'cost'`,
      [game],
    );
  const ratings = async (game: string) => (await rows(game)).map(({ record }) => record.rating);

  it.each<[string, string, string, (number | null)[]]>([
    [
      'a table of win rates',
      'ratings.csv',
      'Name,Color,Rarity,# Seen,ALSA,GIH WR\nIron Fox,W,C,120,3.1,60.0%\nSalt Rope,U,C,90,6.2,50.0%\nTall Heron,B,R,10,1.5,55.0%\nMoss Cart,R,R,4,2.5,\nOld Stranger,G,C,4,2.5,51%\n',
      [3.72, 1.28, 2.5, null],
    ],
    [
      'records of win rates',
      'ratings.json',
      JSON.stringify(
        [0.6, 0.5, 0.55, null].map((rate, index) => ({
          ...{
            name: ['Iron Fox', 'Salt Rope', 'Tall Heron', 'Moss Cart'][index],
            color: 'W',
            rarity: 'common',
            seen_count: 9,
          },
          ...{ avg_pick: 3.2, ever_drawn_win_rate: rate },
        })),
      ),
      [3.72, 1.28, 2.5, null],
    ],
    [
      'average picks, of which low ones are good',
      'picks.csv',
      'Name,ATA\nIron Fox,2\nSalt Rope,10\nTall Heron,6\nMoss Cart,6\n',
      [3.91, 1.09, 2.5, 2.5],
    ],
    [
      'names and ratings',
      'own.csv',
      'name,rating\nIron Fox,4.5\nSalt Rope,1\nTall Heron,2\nMoss Cart,3\n',
      [4.5, 1, 2, 3],
    ],
  ])('%s rates the whole set and changes nothing else', async (title, path, text, expected) => {
    const game = title.replaceAll(/[^a-z]+/g, '-');
    await imported(game, 'cards.csv', CARDS);
    const before = await rows(game);
    const report = await imported(game, path, text);
    expect(report.refusal).toBeNull();
    expect(await ratings(game)).toEqual(expected);
    const unrated = (all: typeof before) =>
      all.map((row) => ({ ...row, record: { ...row.record, rating: 0 } }));
    expect(unrated(await rows(game))).toEqual(unrated(before));
  });

  it('says what it read, left out and could not rate', async () => {
    await imported('words', 'cards.csv', CARDS);
    const { warnings } = await imported(
      'words',
      'ratings.csv',
      'Name,GIH WR\nIron Fox,60%\nSalt Rope,50%\nMoss Cart,\nOld Stranger,51%\n',
    );
    expect(warnings).toEqual([
      'Only the column "GIH WR" is read: it rates 2 cards.',
      '1 card has no figure and keeps the old rating.',
      '1 card is not in this game and was left out: Old Stranger.',
    ]);
  });

  it('is refused where the game has none of its cards', async () => {
    const report = await imported('nothing', 'ratings.csv', 'Name,GIH WR\nIron Fox,60%\n');
    expect(report.refusal).toBe(
      'These are ratings, but none of their cards is in this game. Import the cards first.',
    );
  });
});
