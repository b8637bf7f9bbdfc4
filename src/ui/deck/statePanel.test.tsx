// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { DeckView } from '#contract/decks.ts';
import { deckEditorMachine } from '#src/machines/deckEditor.ts';
import { type DeckDesk, DeckDeskContext } from './deckDesk.ts';
import { StatePanel } from './StatePanel.tsx';
import { testEntry, testLook } from './testCards.ts';

afterEach(cleanup);

const hearth = testEntry('Hearth').face;

/** The panel of a whole deck that holds so many free cards of so many there are. */
function showReady(freeFaces: readonly (typeof hearth)[], free: DeckDesk['free']) {
  const main = { key: 'main', name: 'Main', entries: [testEntry('Wren')], count: 40 };
  const input = { isMine: true, savedAtMs: null, submittedAtMs: null } as DeckView;
  const actor = createActor(deckEditorMachine, { input });
  const desk: Partial<DeckDesk> = { troubles: [], main, side: main, free, look: testLook, actor };
  const view = { isMine: true, freeFaces } as DeckView;
  render(
    <DeckDeskContext value={{ ...desk, view } as DeckDesk}>
      <StatePanel onFromSide={() => {}} />
    </DeckDeskContext>,
  );
  return screen.getByRole('region', { name: 'Ready' }).textContent;
}

describe('a deck that may be submitted', () => {
  it('says that free cards were forgotten', () => {
    expect(showReady([hearth], [])).toContain('It has no free cards yet.');
  });

  it('says nothing of free cards where it has some', () => {
    expect(showReady([hearth], [{ face: hearth, count: 17 }])).toContain('Submit it when you are done.');
  });

  it('says nothing of free cards where the game gives none', () => {
    expect(showReady([], [])).toContain('Submit it when you are done.');
  });
});
