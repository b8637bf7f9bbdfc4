import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#contract/games/templates.ts';
import { NO_ANSWERS, type OwnList } from '#contract/lists/ownList.ts';
import { formats } from '#engine/formats/registry.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { choicesOfList } from '#server/lists/listFormats.ts';
import { listTable } from '#server/lists/listTable.ts';
import { type ReadOwnList, readOwnList } from '#server/lists/readOwnList.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { draftedByBots, shortageOf } from '../harness/draftedByBots.ts';

const HOST = { memberId: 'nobody', isGuest: false, isVerified: true, roles: [] };
const GAME = canaryGame(530);
const OWN = Array.from({ length: 10 }, (_, at) => `Kite of Line ${at + 1}`);
const LIST: OwnList = {
  text: [...GAME.cards.map(({ name }) => name), ...OWN].join('\n'),
  fileName: null,
  answers: NO_ANSWERS,
};

/** The formats that 540 single cards are enough for. */
const OFFERED = Object.keys(formats).filter((format) => format !== 'jumpstart');

describe('a list of 540 cards, 530 of them with the faces of a game', () => {
  let db: Database;
  let read: ReadOwnList;

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, GAME, 0);
    read = await readOwnList(db, LIST, HOST);
  });
  afterAll(() => db?.close());

  it('offers every format, or says with a number what is missing', () => {
    const choices = choicesOfList(read);
    const refused = choices.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ format, refusal }) => [format, refusal])).toEqual([
      [
        'jumpstart',
        'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.',
      ],
    ]);
    expect(
      choices
        .map(({ format }) => format)
        .filter((format) => format !== 'jumpstart')
        .toSorted(),
    ).toEqual(OFFERED.toSorted());
  });

  it.each(OFFERED)('%s is drafted to the end by bots, with pictures and text', async (format) => {
    const made = await listTable(db, { list: { ...LIST, name: 'Birds and kites' }, format }, HOST);
    if (!made.ok) throw new Error(made.message);
    const { template, catalogue } = made.value;
    const setup = { catalogue, template: rulesOf(template), seats: template.seats, solo: false };
    expect(shortageOf(setup)).toBeNull();
    const state = draftedByBots(setup);
    expect(state.phase).toBe('complete');
    expect(Math.min(...state.seats.map(({ pool }) => pool.length))).toBeGreaterThan(10);
    const faces = catalogue.cards.filter(({ image, rules }) => image !== null && rules !== '');
    expect([catalogue.cards.length, faces.length]).toEqual([540, 530]);
  });
});
