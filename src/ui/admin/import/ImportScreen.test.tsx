// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportView } from '#contract/admin/imports.ts';
import { loadMessages } from '../../messages/load.ts';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { ImportScreen } from './ImportScreen.tsx';
import type { ImportPorts } from './importParts.ts';

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
const game = { slug: 'kites', name: 'Kites', status: 'draft' as const };

const NONE = { create: 0, update: 0, skip: 0 };

const viewOf = (id: string): ImportView => ({
  id,
  state: 'ready',
  fileName: 'kites.csv',
  format: 'CSV table',
  version: 1,
  by: 'Vera',
  game: { slug: 'kites', name: 'Kites', isNew: false },
  createdAtMs: 0,
  storedAtMs: null,
  undoneAtMs: null,
  progress: null,
  counts: { card: NONE, printing: NONE, pack: NONE, template: NONE, set: { ...NONE, create: 1 } },
  changed: [],
  kept: 0,
  rejected: 0,
  groups: [],
  warnings: [],
  nameOnly: 0,
  nameOnlyNames: [],
  refusal: null,
  columns: [{ name: 'Tail', sample: 'long', isExternalId: false }],
  map: {},
  lastMap: null,
  isKept: true,
});

/** The screen with one file read as `first`; reading it again is `second`. */
async function readOnce() {
  const discarded: string[] = [];
  const told: string[] = [];
  const stored = new Set<string>();
  const ids = ['first', 'second'];
  const ports: ImportPorts = {
    begin: async () => ids.shift() ?? '',
    watch: async (id) => ({ ...viewOf(id), state: stored.has(id) ? 'done' : 'ready' }),
    rows: async () => ({ rows: [], total: 0, page: 1 }),
    discard: async (id) => void discarded.push(id),
    list: unasked,
    rejectedCsv: unasked,
    store: async (id) => void stored.add(id),
    undo: unasked,
    matchPictures: unasked,
    sendPicture: unasked,
  };
  const offerUndo = ({ text }: { text: string }) => void told.push(text);
  const shell = { game: game.slug, games: [game], offerUndo, revision: 0, leaving };
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <AdminShellContext value={shell}>
          <ImportScreen ports={ports} />
        </AdminShellContext>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  await userEvent.upload(await screen.findByLabelText('Card files'), new File(['Tail\nlong\n'], 'kites.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
  await screen.findByRole('heading', { name: 'Preview' });
  return { discarded, told };
}

beforeAll(() => loadMessages('importChanges'));
afterEach(cleanup);

describe('an import whose columns are changed', () => {
  it('takes the place of the earlier reading, and names one of a thing as one', async () => {
    const { discarded } = await readOnce();
    expect(screen.getByRole('option', { name: '1 set' })).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('“Tail” is'), 'leaveOut');
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(discarded).toEqual(['first']));
  });
});

describe('an import that is done before it is seen storing', () => {
  it('tells the administration around it, whose counts are read anew', async () => {
    const { told } = await readOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    await screen.findByText('Imported.');
    expect(told).toEqual(['The cards are imported.']);
  });
});
