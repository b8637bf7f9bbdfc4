// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PackRow } from '#contract/admin/packs.ts';
import { freshPack } from '../admin/packs/packForm.ts';
import { testLook } from '../deck/testCards.ts';
import { type WorkshopPorts, WorkshopScreen } from './WorkshopScreen.tsx';

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

const packRow = (name: string): PackRow => ({
  id: name,
  version: 'first',
  ownerName: null,
  isMine: true,
  usedBy: [],
  pack: { ...freshPack([]), slug: name.toLowerCase(), name },
});

/** A workshop with the packs Kite and Bow, whose deletions are undone as long as `line.isUp`. */
async function show() {
  const line = { isUp: true };
  let rows = [packRow('Bow'), packRow('Kite')];
  const deleted = new Map<string, PackRow[]>();
  const ports: WorkshopPorts = {
    bench: async () => ({ look: testLook, status: 'published', sets: [], types: [], cards: 0, packs: rows }),
    cards: async () => [],
    templates: async () => [],
    addPack: unasked,
    savePack: unasked,
    deletePack: async (id) => {
      deleted.set(id, rows);
      rows = rows.filter((row) => row.id !== id);
      return id;
    },
    addTemplate: unasked,
    saveTemplate: unasked,
    deleteTemplate: unasked,
    createTable: unasked,
    addList: unasked,
    revert: async (activityId) => {
      if (!line.isUp) throw new Error('The server cannot be reached.');
      rows = deleted.get(activityId) ?? rows;
    },
  };
  function Workshop() {
    const [open, setOpen] = useState('');
    return (
      <WorkshopScreen
        games={[]}
        game={testLook.slug}
        open={open}
        ports={ports}
        onGame={() => {}}
        onOpen={setOpen}
        onPlay={() => {}}
        onLobby={() => {}}
      />
    );
  }
  const rootRoute = createRootRoute({ component: Workshop });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />);
  await screen.findByRole('button', { name: /^Bow/ });
  return line;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const remove = async (name: string) => {
  await press(new RegExp(`^${name}`));
  await press('Delete');
  await screen.findByText(`Deleted ${name}.`);
};

describe('a deletion in the workshop', () => {
  afterEach(cleanup);

  it('can be undone again after that failed', async () => {
    const line = await show();
    await remove('Bow');
    line.isUp = false;
    await press('Undo');
    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    line.isUp = true;
    await press('Undo');
    await screen.findByRole('button', { name: /^Bow/ });
    await waitFor(() => expect(screen.queryByText('Deleted Bow.')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told although undoing the one before failed', async () => {
    const line = await show();
    await remove('Bow');
    line.isUp = false;
    await press('Undo');
    await screen.findByRole('alert');
    await remove('Kite');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is undone without touching what is being typed meanwhile', async () => {
    await show();
    await remove('Bow');
    await press(/^Kite/);
    await userEvent.type(await screen.findByLabelText('Name'), ' with a tail');
    await press('Undo');
    await waitFor(() => expect(screen.queryByText('Deleted Bow.')).toBeNull());
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Kite with a tail');
    await press('Workshop');
    await screen.findByRole('button', { name: /^Bow/ });
  });
});
