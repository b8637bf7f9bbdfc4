// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { DeckView } from '#contract/decks.ts';
import { deckEditorMachine } from '#src/machines/deckEditor.ts';
import { type DeckDesk, DeckDeskContext } from './deckDesk.ts';
import { PhoneStatus } from './PhoneStatus.tsx';
import { StatePanel } from './StatePanel.tsx';
import { testEntry, testLook } from './testCards.ts';

afterEach(cleanup);

const hearth = testEntry('Hearth').face;

/** The state of a whole deck that holds so many free cards of so many there are, on a wide page and on a phone. */
function showReady(freeFaces: readonly (typeof hearth)[], free: DeckDesk['free']) {
  const main = { key: 'main', name: 'Main', entries: [testEntry('Wren')], count: 40 };
  const input = { isMine: true, savedAtMs: null, submittedAtMs: null } as DeckView;
  const actor = createActor(deckEditorMachine, { input });
  const desk: Partial<DeckDesk> = { troubles: [], main, side: main, free, look: testLook, actor };
  const view = { isMine: true, freeFaces } as DeckView;
  render(
    <DeckDeskContext value={{ ...desk, view } as DeckDesk}>
      <StatePanel onFromSide={() => {}} />
      <PhoneStatus onFromSide={() => {}} />
    </DeckDeskContext>,
  );
  return {
    wide: screen.getByRole('region', { name: 'Ready' }).textContent,
    phone: screen.getByText('40 cards, ready', { selector: 'p b' }).parentElement?.textContent,
  };
}

describe('a deck that may be submitted', () => {
  it('says that free cards were forgotten', () => {
    const { wide, phone } = showReady([hearth], []);
    expect(wide).toContain('It has no free cards yet.');
    expect(phone).toContain('No free cards yet.');
  });

  it('says nothing of free cards where it has some', () => {
    const { wide, phone } = showReady([hearth], [{ face: hearth, count: 17 }]);
    expect(wide).toContain('Submit it when you are done.');
    expect(phone).toBe('40 cards, ready');
  });

  it('says nothing of free cards where the game gives none', () => {
    const { wide, phone } = showReady([], []);
    expect(wide).toContain('Submit it when you are done.');
    expect(phone).toBe('40 cards, ready');
  });
});
