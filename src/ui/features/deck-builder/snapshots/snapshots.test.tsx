// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DeckSnapshot } from '#contract/decks/decks.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { type DeckDesk, DeckDeskContext } from '../desk/deckDesk.ts';
import Snapshots from './Snapshots.tsx';

afterEach(cleanup);
beforeAll(() => loadMessages('deck', 'common'));

const contents = { buckets: {}, free: {} };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The snapshots of a deck, whose list the server does not give at first. */
function show() {
  const kept: DeckSnapshot[] = [];
  let asked = 0;
  const desk = {
    keeping: {
      snapshots: async () => {
        asked += 1;
        if (asked === 1) throw new Error('The snapshots cannot be read.');
        return { snapshots: [...kept], asDrafted: contents };
      },
      takeSnapshot: async ({ name }: { name: string }) => {
        const made = { id: name, name, takenAtMs: 0, contents };
        kept.push(made);
        return made;
      },
    },
    document: { name: 'Sparks', contents },
    main: { key: 'main', name: 'Main', entries: [], count: 40 },
    pool: new Map(),
  } as unknown as DeckDesk;
  render(
    <SystemProvider>
      <DeckDeskContext value={desk}>
        <Snapshots onClose={() => {}} />
      </DeckDeskContext>
    </SystemProvider>,
  );
}

describe('the snapshots of a deck', () => {
  it('are there once one is saved, although they could not be read before', async () => {
    show();
    await screen.findByText('The snapshots cannot be read.');
    await press('Save one now');
    const name = screen.getByRole('textbox', { name: 'Name of the snapshot' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Before the cut');
    await press('Save');
    await screen.findByRole('button', { name: 'Restore Before the cut' });
    await screen.findByRole('button', { name: 'Restore As drafted' });
    expect(screen.queryByText('Loading the snapshots')).toBeNull();
  });
});
