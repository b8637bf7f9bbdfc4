// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeckSummary } from '#contract/decks/decks.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { type DeckDesk, DeckDeskContext } from '../desk/deckDesk.ts';
import { usePoolDecks } from '../desk/usePoolDecks.ts';
import { DeckTitle } from '../header/DeckTitle.tsx';
import PoolDecksDialog from './PoolDecksDialog.tsx';

afterEach(cleanup);
beforeAll(() => loadMessages('deck', 'common'));

const deck = (number: number, name: string): DeckSummary => ({
  ...{ number, name, main: 40, savedAtMs: 1, submittedAtMs: null },
});

/** The title of the deck builder, with the decks of its pool behind a button. */
function showTitle(removal: Promise<number> = Promise.resolve(2)) {
  const renamed = vi.fn();
  const removeDeck = vi.fn(() => removal);
  const view = {
    isMine: true,
    number: 1,
    decks: [deck(1, 'Sparks'), deck(2, 'Ashes')],
  } as unknown as DeckDesk['view'];
  function Builder() {
    const [isOpen, setOpen] = useState(false);
    const decks = usePoolDecks(view, { removeDeck });
    const desk = {
      ...decks,
      view,
      document: { name: 'Sparks', contents: { buckets: {}, free: {} } },
      main: { key: 'main', name: 'Main', entries: [], count: 40 },
      rename: renamed,
      openExtra: () => setOpen(true),
      keeping: { openDeck: () => {} },
    } as unknown as DeckDesk;
    return (
      <SystemProvider>
        <DeckDeskContext value={desk}>
          <DeckTitle />
          {isOpen && <PoolDecksDialog onClose={() => setOpen(false)} />}
        </DeckDeskContext>
      </SystemProvider>
    );
  }
  render(<Builder />);
  return { renamed, removeDeck };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the decks of a pool', () => {
  it('are one fewer after one was removed, in the title and when they are opened again', async () => {
    showTitle();
    await press('Decks of this pool, 2');
    await press('Remove Ashes');
    await press('Close');
    await press('Decks of this pool');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Open Ashes' })).toBeNull();
  });

  it('are removed once, however often that is pressed', async () => {
    let answer: (number: number) => void = () => {};
    const { removeDeck } = showTitle(new Promise((resolve) => (answer = resolve)));
    await press('Decks of this pool, 2');
    await press('Remove Ashes');
    await press('Remove Ashes');
    await act(async () => answer(2));
    expect([removeDeck.mock.calls, screen.queryByRole('alert')]).toEqual([[[2]], null]);
  });
});

describe('the name of a deck', () => {
  it('is kept by leaving the field, also after an earlier Escape', async () => {
    const { renamed } = showTitle();
    await press('Rename deck');
    await userEvent.keyboard('Nothing{Escape}');
    expect(renamed).not.toHaveBeenCalled();
    await press('Rename deck');
    await userEvent.keyboard('Tall birds');
    await userEvent.click(document.body);
    expect(renamed).toHaveBeenCalledExactlyOnceWith('Tall birds');
  });
});
