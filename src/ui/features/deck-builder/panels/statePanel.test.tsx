// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { DeckView } from '#contract/decks/decks.ts';
import { deckEditorMachine } from '#src/machines/decks/deckEditor.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { type DeckDesk, DeckDeskContext } from '../desk/deckDesk.ts';
import { testEntry, testLook } from '../testCards.testkit.ts';
import { StatePanel } from './StatePanel.tsx';

afterEach(cleanup);
beforeAll(() => loadMessages('deck', 'common'));

const symbols = [
  { symbol: 'E', letter: 'E', hue: 'ember', shape: 'circle' as const, lanes: ['ember'] },
  { symbol: 'V', letter: 'V', hue: 'volt', shape: 'circle' as const, lanes: ['volt'] },
];
const look = { ...testLook, symbols };
const land = (name: string, lane: string) => testEntry(name, { lanes: [], makes: [lane], costText: '' }).face;
const hearth = land('Hearth', 'ember');
const spire = land('Spire', 'volt');
const port = land('Port', 'tide');
const spells = (count: number, costText: string) =>
  Array.from({ length: count }, (_, index) => testEntry(`${costText} ${index}`, { costText }));

/** What a whole deck with so many basic lands says of itself. */
function showReady(
  entries: DeckDesk['main']['entries'],
  freeFaces: readonly (typeof hearth)[],
  free: DeckDesk['free'],
) {
  const main = { key: 'main', name: 'Main', entries, count: 40 };
  const input = { isMine: true, savedAtMs: null, submittedAtMs: null } as DeckView;
  const actor = createActor(deckEditorMachine, { input });
  const desk: Partial<DeckDesk> = { troubles: [], main, side: main, free, look, actor };
  const view = { isMine: true, freeFaces } as DeckView;
  render(
    <SystemProvider>
      <DeckDeskContext value={{ ...desk, view } as DeckDesk}>
        <StatePanel onFromSide={() => {}} />
      </DeckDeskContext>
    </SystemProvider>,
  );
  return {
    title: screen.getByRole('region').getAttribute('aria-label'),
    words: screen.getByRole('region').textContent,
    heading: screen.getByRole('heading').textContent,
  };
}

describe('a deck that may be submitted', () => {
  const t = () => messagesFor('en', 'deck');
  const pair = [...spells(12, '{1}{E}'), ...spells(11, '{1}{V}')];
  const all = [hearth, spire, port];

  it.each([
    ['has no lands', [], () => t()('noLands')],
    [
      'has lands that no card uses',
      [{ face: port, count: 17 }],
      () => t()('uselessLands', { lands: 'Port' }),
    ],
    ['lacks a source', [{ face: hearth, count: 17 }], () => t()('missingSource', { lane: 'Volt' })],
    [
      'has far too few',
      [hearth, spire].map((face) => ({ face, count: 4 })),
      () => t()('fewLands', { count: 8, usual: 17 }),
    ],
    [
      'has far too many',
      [hearth, spire].map((face) => ({ face, count: 30 })),
      () => t()('manyLands', { count: 60, usual: 17 }),
    ],
  ])('says that it %s, and calls itself not ready', (_, free, words) => {
    const state = showReady(pair, all, free);
    expect(state.title).toBe(t()('landsTitle'));
    expect(state.words).toContain(words());
    expect(state.heading).toBe(t()('checkLands', { cards: '40 cards' }));
  });

  it('is ready with lands for all its costs, drafted ones among them', () => {
    const drafted = Array.from({ length: 4 }, (_, index) =>
      testEntry(`Spire ${index}`, { lanes: [], makes: ['volt'], costText: '' }),
    );
    const state = showReady([...pair, ...drafted], all, [{ face: hearth, count: 13 }]);
    expect([state.title, state.heading]).toEqual(['Ready', '40 cards, ready']);
    expect(state.words).toContain(t()('submitWhenDone'));
  });

  it('is ready without lands where the game gives none', () => {
    expect(showReady(pair, [], []).heading).toBe('40 cards, ready');
  });
});
