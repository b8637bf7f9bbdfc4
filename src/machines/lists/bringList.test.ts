import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ListLook } from '#contract/lists/lists.ts';
import { deferredPorts } from '#tests/paths/deferredPorts.ts';
import {
  bringListMachine,
  isLink,
  selectListBlock,
  selectListFormat,
  selectListLook,
  selectListName,
} from './bringList.ts';

const offered = (format: string, refusal: string | null = null): OfferedFormat => ({
  ...{ format, name: format, blurb: '', seats: 8, clock: 'standard', minutes: 9, playable: [8] },
  ...{ refusal, note: null, isSaved: false },
});
const look = (title: string | null, ...formats: OfferedFormat[]): ListLook => ({
  ...{ title, cards: 540, game: null, found: 0, elsewhere: [], textCards: 540, unknown: [], unknownCount: 0 },
  ...{
    twice: [],
    twiceCount: 0,
    review: { questions: [], leftOut: [], takenIn: [], readAs: [] },
    wrong: [],
    wrongCount: 0,
  },
  ...{ notes: [], formats },
});

function bring() {
  const ports = deferredPorts();
  const machine = bringListMachine.provide({
    actors: { readList: ports.port('readList'), fetchCube: ports.port('fetchCube') },
  });
  const input = { mayKeep: true, mayFetch: true, unnamed: 'My list', listId: null, format: null };
  const list = createActor(machine, { input }).start();
  const paste = (text: string) => list.send({ type: 'text.pasted', text });
  return { ports, list, paste, now: () => list.getSnapshot() };
}

describe('a list that is brought', () => {
  it.each([
    ['https://cubecobra.com/cube/list/kites', true],
    ['  http://www.cubecobra.com/c/kites\n', true],
    ['cubecobra.com/cube/overview/kites', true],
    ['https://example.org/somewhere', true],
    ['Forest', false],
    ['kites', false],
    ['1 Forest\nhttps://cubecobra.com/cube/list/kites', false],
    ['https://cubecobra.com/cube/list/kites\n1 Forest', false],
  ])('%j is a link: %s', (text, expected) => {
    expect(isLink(text)).toBe(expected);
  });

  it('is the newest one, however late an earlier one is read', async () => {
    const { ports, paste, now } = bring();
    paste('1 Bow');
    paste('1 Kite');
    await ports.answer('readList', look('Kites', offered('booster')));
    expect(ports.waitingPorts()).toEqual([]);
    expect(selectListLook(now())?.title).toBe('Kites');
    expect(ports.calls.map(({ input }) => input)).toMatchObject([
      { list: { text: '1 Bow' } },
      { list: { text: '1 Kite' } },
    ]);
  });

  it('keeps its look while an answer is read, and every answer given meanwhile', async () => {
    const { ports, list, paste, now } = bring();
    paste('1 Kite');
    await ports.answer('readList', look('Kites', offered('booster')));
    list.send({ type: 'card.answered', card: 'Kite', answer: null });
    list.send({ type: 'card.answered', card: 'Bow', answer: 'Rainbow' });
    expect(selectListLook(now())?.title).toBe('Kites');
    expect(selectListBlock(now())).toBe('reading');
    expect(ports.calls.at(-1)?.input).toMatchObject({
      list: { answers: { names: { Kite: null, Bow: 'Rainbow' } } },
    });
  });

  it('is called what its cube, its text or its file says, in one line of at most 60 characters', async () => {
    const { ports, paste, now } = bring();
    paste('https://cubecobra.com/cube/list/kites');
    const cube = { name: `${'Kite '.repeat(13)}\n`, text: '1 Kite', cards: 1, leftOut: 0, fetchedAtMs: 0 };
    await ports.answer('fetchCube', cube);
    await ports.answer('readList', look('Not this', offered('booster')));
    expect(selectListName(now())).toBe('Kite '.repeat(12).trim());
    paste('1 Bow');
    await ports.answer('readList', look('Bows\tand arrows', offered('booster')));
    expect(selectListName(now())).toBe('Bows and arrows');
    paste('1 Arrow');
    await ports.answer('readList', look(null, offered('booster')));
    expect(selectListName(now())).toBe('My list');
  });

  it('is drafted in the first format that works, until another one is chosen', async () => {
    const { ports, list, paste, now } = bring();
    paste('1 Kite');
    await ports.answer('readList', look('Kites', offered('booster', '3 are missing.'), offered('grid')));
    expect(selectListFormat(now())).toBe('grid');
    list.send({ type: 'section.takenIn', section: 'side' });
    await ports.answer('readList', look('Kites', offered('booster'), offered('grid')));
    expect(selectListFormat(now())).toBe('grid');
    paste('1 Bow');
    await ports.answer('readList', look('Bows', offered('booster'), offered('grid')));
    expect(selectListFormat(now())).toBe('booster');
  });

  it('cannot be hosted without a name or a format', async () => {
    const { ports, list, paste, now } = bring();
    expect(selectListBlock(now())).toBe('noList');
    paste('1 Kite');
    await ports.answer('readList', look('Kites', offered('booster')));
    expect(selectListBlock(now())).toBe(null);
    list.send({ type: 'name.typed', name: '  ' });
    expect(selectListBlock(now())).toBe('unnamed');
    paste('1 Bow');
    await ports.answer('readList', look('Bows', offered('booster', '300 are missing.')));
    expect(selectListBlock(now())).toBe('noFormat');
    list.send({ type: 'host.pressed', table: { solo: false } });
    expect(now().value).toBe('read');
  });
});
