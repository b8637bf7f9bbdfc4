import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFormSchema } from '#contract/admin/cards.ts';
import { changeCard } from '#server/admin/cards/changeCard.ts';
import { readCard } from '#server/admin/cards/readCard.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { accountOf } from '../harness/account.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { type DraftedDeck, deckOf, draftDeck } from './draftedDeck.ts';

describe('a free card that is renamed after decks were built with it', () => {
  let steered: Steered;
  let deck: DraftedDeck;
  let name: string;
  let faceBefore: object | undefined;

  const db = () => steered.db;
  /** A server that read nothing yet answers for the same deck. */
  async function restart() {
    const { owner, table } = deck;
    await steered.restart();
    const session = { ...owner, token: owner.token() };
    deck = deckOf(table, accountOf(steered.server().url, session));
  }
  const freeFace = async () => (await deck.view()).freeFaces.find((face) => face.name === name);

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    const [card] = await db().query<{ id: string; name: string }>(
      'select c.id, c.name from card c join printing p on p.card_id = c.id order by c.name limit 1',
    );
    if (!card) throw new Error('The game has cards.');
    name = card.name;
    await db().query(
      `update game set definition = jsonb_set(definition, '{freeCards}', jsonb_build_array($1::text, 'Not there yet'))`,
      [name],
    );
    deck = await draftDeck(steered, 'canary', 'canary-draft');
    const { contents } = await deck.view();
    await deck.save('Kites', { ...contents, free: { [name]: 3, 'Not there yet': 1 } });
    faceBefore = await freeFace();
    const { version, card: form } = await readCard(db(), card.id);
    const editor = { memberId: deck.owner.userId, nowMs: steered.clock.nowMs };
    await changeCard(db(), editor, card.id, {
      version,
      card: { ...cardFormSchema.parse(form), name: 'Another Name' },
    });
    await restart();
  });
  afterAll(() => steered?.stop());

  it('keeps its place in a saved deck, its face and its name there, also after a new start', async () => {
    const { contents, freeFaces } = await deck.view();
    expect(contents.free).toEqual({ [name]: 3, 'Not there yet': 1 });
    expect(freeFaces.map((face) => face.name)).toEqual([name, 'Not there yet']);
    expect(await freeFace()).toEqual(faceBefore);
    expect((await deck.save('Kites again', contents)).contents.free).toEqual(contents.free);
  });

  it('stands in lists under the name of its draft, and is read back by it', async () => {
    const { contents, pool, faces } = await deck.view();
    const drafted = pool.filter(
      ({ id, card }) => contents.buckets.main?.includes(id) && faces[card]?.name === name,
    );
    const { text } = await deck.exported('text');
    expect(text).toContain(`${3 + drafted.length} ${name}\n`);
    expect((await deck.readBack(text)).contents.free).toMatchObject({ [name]: 3 });
  });

  it('lets the draft use what the game gives since', async () => {
    await db().query(
      `update game set definition = jsonb_set(definition, '{freeCards}', '["Another Name", "Given Since"]')`,
    );
    await restart();
    expect((await deck.view()).freeFaces.map((face) => face.name)).toEqual([
      name,
      'Not there yet',
      'Given Since',
    ]);
  });
});
