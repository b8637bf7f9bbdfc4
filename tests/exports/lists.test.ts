import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckView } from '#contract/decks/decks.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { registerAccount } from '../harness/account.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { type DraftedDeck, draftDeck } from './draftedDeck.ts';

describe('a deck list that is read into a pool', () => {
  let steered: Steered;
  let deck: DraftedDeck;
  let view: DeckView;
  let names: readonly string[];

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    await steered.db.query(
      `update game set definition = jsonb_set(definition, '{freeCards}', '["Nest"]') where slug = 'canary'`,
    );
    deck = await draftDeck(steered, 'canary', 'canary-draft');
    view = await deck.view();
    names = view.pool.map(({ card }) => view.faces[card]?.name ?? '');
  });
  afterAll(() => steered?.stop());

  const nameAt = (place: number) => names[place] ?? '';
  const sentences = async (text: string) => {
    const { status, problem } = await deck.refusedList(text);
    expect(status).toBe(422);
    return problem.errors?.list;
  };

  it('puts its cards where it says and all others into the sideboard', async () => {
    const text = `Deck\n1 ${nameAt(0)}\n1 ${nameAt(1).toUpperCase()}\n9 Nest\n\nSideboard\n1 ${nameAt(2)}\n`;
    const reading = await deck.readBack(text);
    expect(reading.contents.buckets.main).toEqual(view.pool.slice(0, 2).map(({ id }) => id));
    expect([...(reading.contents.buckets.side ?? [])].sort()).toEqual(
      view.pool
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    );
    expect(reading.contents.free).toEqual({ Nest: 9 });
    expect(reading).toMatchObject({
      counts: { main: 11, side: 1 },
      unnamed: view.pool.length - 3,
      name: null,
    });
  });

  it('saves nothing by itself', async () => {
    const before = await deck.view();
    await deck.readBack(`1 ${nameAt(4)}`);
    expect(await deck.view()).toEqual(before);
  });

  it('names every card that is not in the pool, every copy too many and every count that is none', async () => {
    expect(await sentences(`1 ${nameAt(0)}\n1 Black Lotus\n2 Grey Lotus`)).toEqual([
      'Line 2: “Black Lotus” is not in your pool.',
      'Line 3: “Grey Lotus” is not in your pool.',
    ]);
    expect(await sentences(`4 ${nameAt(0)}`)).toEqual([`The list has 4 of “${nameAt(0)}”, your pool 1.`]);
    expect(await sentences(`Deck\n1 ${nameAt(0)}\nSideboard\n1 ${nameAt(0)}`)).toEqual([
      `The list has 2 of “${nameAt(0)}”, your pool 1.`,
    ]);
    expect(await sentences(`-2 ${nameAt(0)}\n-3 Nest`)).toEqual([
      'Line 1: -2 is not a number of cards.',
      'Line 2: -3 is not a number of cards.',
    ]);
    expect(await sentences(`1 ${nameAt(0)}\nSideboard\n2 Nest`)).toEqual([
      '“Nest” is free in the main deck alone; the list wants 2 more in Side than your pool has.',
    ]);
    expect(await sentences('[Main]\n1 Wren\n[Planes]\n1 Owl')).toEqual([
      'Line 4: this game has no bucket “planes”.',
      'Line 2: “Wren” is not in your pool.',
    ]);
    expect(await sentences('200 Nest\n100 Nest')).toEqual([
      '“Nest”: at most 250 free copies fit into a deck.',
    ]);
  });

  it('says twenty mistakes and how many more there are', async () => {
    const text = Array.from({ length: 50 }, (_, at) => `1 Stranger ${at}`).join('\n');
    const said = await sentences(text);
    expect(said).toHaveLength(21);
    expect(said?.at(-1)).toBe('And 30 more like these.');
  });

  it('is refused in a sentence when it is no list, too long, or not written for one’s own deck', async () => {
    expect(await sentences('<!DOCTYPE x [<!ENTITY a "b">]><Deck>&a;</Deck>')).toEqual([
      'This XML cannot be read: line 1: a document type is not allowed.',
    ]);
    const tooLong = await deck.refusedList('x'.repeat(600_001));
    expect([tooLong.status, tooLong.problem.errors]).toEqual([
      400,
      { text: ['A deck list may have at most 600000 characters.'] },
    ]);
    expect((await deck.refusedList('')).status).toBe(400);
    const stranger = await registerAccount(steered.server().url, 'stranger');
    const call = await stranger.call('POST', `${deck.path}/lists`, { text: `1 ${nameAt(0)}` });
    expect([call.status, JSON.parse(call.text)]).toEqual([
      404,
      expect.objectContaining({ code: 'notFound', message: 'There is no such table.' }),
    ]);
  });
});
