// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testLook } from '#src/ui/features/deck-builder/testCards.testkit.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { ExportsScreen } from '../exports/ExportsScreen.tsx';
import { FRESH_EXPORT } from '../exports/exportParts.ts';
import { freshPack } from '../packs/form/packForm.ts';
import { PacksScreen } from '../packs/PacksScreen.tsx';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { TemplatesScreen } from '../templates/TemplatesScreen.tsx';
import { freshTemplate } from '../templates/templateForm.ts';

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const table = { load: unasked, values: unasked, csv: unasked };
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
const asked: string[] = [];

const benchPorts = {
  bench: async () => {
    asked.push('bench');
    const pack = { ...freshPack([]), slug: 'kite', name: 'Kite' };
    const row = { id: 'kite', version: 'first', ownerName: null, isMine: true, usedBy: [], pack };
    return { look: testLook, status: 'published' as const, sets: [], types: [], cards: 0, packs: [row] };
  },
  cards: async () => [],
  templates: async () => [],
  addPack: unasked,
  savePack: unasked,
  deletePack: unasked,
  addTemplate: unasked,
  saveTemplate: unasked,
  deleteTemplate: unasked,
  createTable: unasked,
  setStatuses: unasked,
  table,
};
const exportPorts = {
  table,
  list: async () => {
    asked.push('exports');
    const template = { ...FRESH_EXPORT, slug: 'list', name: 'List' };
    return [{ id: 'list', version: 'first', game: null, isShipped: false, isChanged: false, template }];
  },
  preview: unasked,
  add: unasked,
  save: unasked,
  restore: unasked,
  remove: unasked,
};

/** A screen whose editor is open, and beside it something that can be undone. */
async function show(painted: ReactNode, edit: string) {
  function Shell() {
    const [revision, setRevision] = useState(0);
    const game = { slug: testLook.slug, name: testLook.name, status: 'published' as const };
    const shell = {
      game: game.slug,
      games: [game],
      offerUndo: () => {},
      refresh: () => {},
      revision,
      leaving,
    };
    return (
      <AdminShellContext value={shell}>
        {painted}
        <button type="button" onClick={() => setRevision((before) => before + 1)}>
          Undo
        </button>
      </AdminShellContext>
    );
  }
  const history = createMemoryHistory({ initialEntries: [`/?edit=${edit}`] });
  const routeTree = createRootRoute({ component: Shell });
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  return screen.findByLabelText<HTMLInputElement>('Name');
}

describe('what is being typed when something else is undone', () => {
  beforeAll(() => loadMessages('common', 'admin', 'adminTemplates', 'adminPacks', 'adminExports'));
  afterEach(() => {
    cleanup();
    asked.length = 0;
  });

  it.each([
    ['a pack', <PacksScreen key="packs" ports={benchPorts} />, 'kite', 'bench'],
    ['a template', <TemplatesScreen key="templates" ports={benchPorts} onPlay={() => {}} />, 'new', 'bench'],
    ['an export', <ExportsScreen key="exports" ports={exportPorts} />, 'list', 'exports'],
  ])('stays in %s, and the rest is read again', async (_, painted, edit, list) => {
    const field = await show(painted, edit);
    await userEvent.clear(field);
    await userEvent.type(field, 'Bow');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked).toEqual([list, list]));
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Bow');
  });

  it('stays in a template whose status it is, which is shown as it is by now and saved over that', async () => {
    const template = { ...freshTemplate('booster', 'kite'), slug: 'kites', name: 'Kites' };
    const rowOf = (status: string) => ({
      ...{ id: 'kites', version: `kites ${status}`, status, ownerName: null, isMine: true, template },
    });
    const templates = vi.fn().mockResolvedValueOnce([rowOf('archived')]);
    templates.mockResolvedValue([rowOf('published')]);
    const saveTemplate = vi.fn(async () => 'newest');
    const ports = { ...benchPorts, templates, saveTemplate };
    const field = await show(<TemplatesScreen ports={ports} onPlay={() => {}} />, 'kites');
    const status = () =>
      screen.getByLabelText<HTMLSelectElement>(messagesFor('en', 'adminTemplates')('whoPlays')).value;
    expect(status()).toBe('archived');
    await userEvent.type(field, ' and bows');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(status()).toBe('published'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kites and bows');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const body = {
      version: 'kites published',
      status: 'published',
      template: { ...template, name: 'Kites and bows' },
    };
    expect(saveTemplate.mock.calls).toEqual([['kites', body]]);
  });
});
