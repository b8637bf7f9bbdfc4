import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFormSchema } from '#contract/admin/cards.ts';
import { changeCard } from '#server/admin/cards/changeCard.ts';
import { readCard } from '#server/admin/cards/readCard.ts';
import type { Database } from '#server/db/open.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { storeOpenDrafts, storePeople } from '#tests/harness/storedDraft.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { findGame, freezeCatalogue } from '../cards/catalogue.ts';
import { storeBundle } from '../cards/games.ts';
import { countOpenDrafts } from '../results/countable.ts';
import { readGameFigures } from '../results/gameFigures.ts';

const NOW_MS = Date.parse('2026-02-01T10:00:00Z');

describe('a card that is renamed', () => {
  let db: Database;
  let id: string;
  let drafts: number;

  const throwFault = (fault: unknown) => {
    throw fault;
  };
  async function rename(name: string) {
    const { version, card } = await readCard(db, id);
    const form = { ...cardFormSchema.parse(card), name };
    await changeCard(db, { memberId: 'keeper', nowMs: NOW_MS }, id, { version, card: form });
  }
  async function figures() {
    const wish = { sort: 'drafts', order: 'down', page: 1 } as const;
    const read = await readGameFigures(db, 'canary', { ...wish, q: undefined });
    if (!read.ok) throw new Error(read.message);
    return new Map(read.value.figures.map(({ name, drafts: seen, face }) => [name, { seen, face }]));
  }
  async function knownByBots(name: string) {
    const game = await findGame(db, { slug: 'canary' });
    if (!game) throw new Error('The game is stored.');
    const { cards } = await freezeCatalogue(db, game, ['canary-pack']);
    return cards.find((card) => card.name === name)?.ratedFromPicks ?? 0;
  }

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, canaryGame(60), NOW_MS);
    await storePeople(db, ['keeper'], NOW_MS);
    await storeOpenDrafts(db, 10, NOW_MS);
    // The drafts were dealt with the card's first name, and are counted under its second.
    const [dealt] = await db.query<{ id: string; name: string }>(
      `select c.id, c.name from card c join printing p on p.card_id = c.id join catalogue k
         on k.body->'cards' @> jsonb_build_array(jsonb_build_object('printing', p.key)) order by c.name limit 1`,
    );
    if (!dealt) throw new Error('A card was dealt.');
    id = dealt.id;
    await db.query(
      `update game set definition = jsonb_set(definition, '{freeCards}', jsonb_build_array($1::text))`,
      [dealt.name],
    );
    await rename('Second Name');
    await countOpenDrafts(db, NOW_MS, throwFault);
    ({ drafts } = await readCard(db, id));
  });
  afterAll(() => db?.close());

  it('keeps what drafts from before its new name tell of it', async () => {
    expect(drafts).toBeGreaterThan(0);
    expect(await knownByBots('Second Name')).toBeGreaterThan(0);
  });

  it('keeps its figures, ratings, printings and place among the free cards at the next name, even one that another card had', async () => {
    // What was counted for a card that is deleted by now stays apart from whoever takes its name.
    await db.query(
      `insert into card_figure (game_id, card_id, drafts, met, taken, returns, wheels)
       select id, 'deleted', 77, 77, '{}', 0, 0 from game`,
    );
    const rated = await knownByBots('Second Name');
    await rename('Third Name');
    expect([(await readCard(db, id)).drafts, await knownByBots('Third Name')]).toEqual([drafts, rated]);
    expect((await readCard(db, id)).printings.every(({ card }) => card === 'Third Name')).toBe(true);
    const game = await findGame(db, { slug: 'canary' });
    expect(game?.definition.freeCards).toEqual(['Third Name']);
    await db.query('update card_figure set drafts = 6 where card_id = $1', [id]);
    const told = await figures();
    expect(told.get('Third Name')).toMatchObject({ seen: 6, face: { name: 'Third Name' } });
    expect([...told.values()].some(({ seen }) => seen === 77)).toBe(false);
  });
});
