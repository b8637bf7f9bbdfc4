// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TablePage } from '#contract/admin/table.ts';
import { AdminTable } from './AdminTable.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { ChosenRows, TableAsk, TableColumn } from './tableParts.ts';

interface Kite {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
}

const KITES: readonly Kite[] = [
  { id: 'a', name: 'Arc', colour: 'red' },
  { id: 'b', name: 'Bow', colour: 'blue' },
  { id: 'c', name: 'Cup', colour: 'blue' },
];
const COLUMNS: readonly TableColumn<Kite>[] = [
  { key: 'name', label: 'Name', cell: (kite) => kite.name, isSortable: true },
  { key: 'colour', label: 'Colour', cell: (kite) => kite.colour, isSortable: true },
  { key: 'id', label: 'Id', cell: (kite) => kite.id, isHiddenAtFirst: true },
];

let asked: TableAsk[] = [];
let chosen: ChosenRows | null = null;
let opened: string[] = [];

const ports = {
  load: (ask: TableAsk): Promise<TablePage<Kite>> => {
    asked.push(ask);
    const rows = KITES.filter((kite) => kite.name.toLowerCase().includes(ask.search.toLowerCase()));
    return Promise.resolve({
      rows: [...rows],
      total: rows.length === 0 ? 0 : 75,
      page: ask.page,
      pageRows: 50,
    });
  },
  values: () => Promise.resolve(['blue', 'red']),
  csv: () => Promise.resolve(''),
};

function show(address: string, cameFrom = '') {
  const rootRoute = createRootRoute({
    component: () => (
      <AdminTable
        name="kites"
        label="Kites"
        ports={ports}
        columns={COLUMNS}
        filters={[{ key: 'colour', label: 'Colour' }]}
        searchLabel="Name of the kite"
        rowName={(kite) => kite.name}
        cameFrom={cameFrom}
        onOpen={(kite) => opened.push(kite.name)}
        bulk={(rows) => {
          chosen = rows;
          return null;
        }}
        empty={{ title: 'No kites', words: 'Make one.' }}
      />
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** A grid whose rows open in a panel, on a wide screen. */
function showWithPanel() {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  const Screen = () => {
    const [open, setOpen] = useState('');
    return (
      <AdminTable
        name="kites"
        label="Kites"
        ports={ports}
        columns={COLUMNS}
        searchLabel="Name of the kite"
        rowName={(kite) => kite.name}
        onOpen={(kite) => setOpen(kite.name)}
        panel={() =>
          open !== '' && (
            <SidePanel title={open} onClose={() => setOpen('')}>
              Its colour
            </SidePanel>
          )
        }
        empty={{ title: 'No kites', words: 'Make one.' }}
      />
    );
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => {
  asked = [];
  chosen = null;
  opened = [];
  localStorage.clear();
});
afterEach(cleanup);

describe('a table of the administration', () => {
  it('shows what its address asks for', async () => {
    show(
      '/?game=canary&search=b&sort=colour&direction=desc&page=2&rows=25&filter=%7B%22colour%22%3A%5B%22blue%22%5D%7D',
    );
    expect(within(await row('Bow')).getByRole('cell', { name: 'blue' })).toBeDefined();
    expect(asked[0]).toEqual({
      game: 'canary',
      search: 'b',
      sort: 'colour',
      direction: 'desc',
      page: 2,
      pageRows: 25,
      filter: { colour: ['blue'] },
    });
    expect(screen.getByRole('columnheader', { name: 'Colour' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('takes nonsense in its address for the usual', async () => {
    show('/?page=-3&rows=7&sort=5&direction=up&filter=7&search=%5B1%5D');
    await screen.findByRole('table', { name: 'Kites' });
    expect(asked[0]).toMatchObject({ page: 1, pageRows: 50, direction: undefined, filter: {}, search: '' });
  });

  it('is sorted by the keyboard, either way, and keeps the focus on its head', async () => {
    const router = show('/?page=2');
    await row('Arc');
    const head = screen.getByRole('button', { name: 'Name' });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'asc' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'desc' }));
    expect(document.activeElement?.textContent).toBe('Name');
  });

  it('lets rows be chosen with Space, and then all that match', async () => {
    show('/?game=canary');
    await row('Arc');
    screen.getByRole('checkbox', { name: 'Choose Bow' }).focus();
    await userEvent.keyboard(' ');
    expect(chosen).toMatchObject({ selection: { ids: ['b'] }, count: 1 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all rows of this page' }));
    expect(chosen?.count).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 75' }));
    expect(chosen).toMatchObject({
      selection: { matching: { game: 'canary', search: '', filter: {} } },
      count: 75,
    });
  });

  it('chooses all rows between two with Shift [finding A17]', async () => {
    show('/');
    await row('Arc');
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Arc' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Cup' }));
    await user.keyboard('{/Shift}');
    expect(chosen).toMatchObject({ selection: { ids: ['a', 'b', 'c'] }, count: 3 });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Bow' }));
    await user.keyboard('{/Shift}');
    expect(chosen).toMatchObject({ selection: { ids: ['a'] }, count: 1 });
  });

  it('undoes a sort, a filter and a page with Back [finding A18]', async () => {
    const router = show('/');
    await row('Arc');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'asc' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'asc' }));
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it.each(['/', '{Control>}k{/Control}'])('has the focus in its search after %s [finding A17]', async (keys) => {
    show('/');
    await row('Arc');
    await userEvent.keyboard(keys);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name of the kite' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('');
  });

  it('stays as it is while the panel of a row opens and closes beside it', async () => {
    showWithPanel();
    const opener = await screen.findByRole('button', { name: 'Bow' });
    const search = screen.getByRole('searchbox', { name: 'Name of the kite' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('complementary', { name: 'Bow' });
    expect(search.isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('opens a row by its name', async () => {
    show('/');
    await row('Cup');
    await userEvent.click(screen.getByRole('button', { name: 'Cup' }));
    expect(opened).toEqual(['Cup']);
  });

  it('has the focus on the row that was open in its own screen, once', async () => {
    show('/', 'b');
    const opener = await screen.findByRole('button', { name: 'Bow' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    const field = screen.getByRole('searchbox', { name: 'Name of the kite' });
    await userEvent.type(field, 'zzz');
    await screen.findByRole('heading', { name: 'Nothing matches' });
    await userEvent.clear(field);
    await row('Bow');
    expect(document.activeElement).toBe(field);
  });

  it('is narrowed by values that stand in a column', async () => {
    const router = show('/');
    await row('Arc');
    await userEvent.click(screen.getAllByRole('button', { name: 'Colour' })[0]!);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'blue' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: { colour: ['blue'] } }));
    expect(await screen.findByRole('button', { name: 'Colour: blue' })).toBeDefined();
  });

  it('shows a hidden column once it is chosen, and remembers it', async () => {
    show('/');
    await row('Arc');
    expect(screen.queryByRole('columnheader', { name: 'Id' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Id' }));
    expect(screen.getByRole('columnheader', { name: 'Id' })).toBeDefined();
    cleanup();
    show('/');
    expect(await screen.findByRole('columnheader', { name: 'Id' })).toBeDefined();
  });

  it('says that nothing matches apart from that there is nothing', async () => {
    show('/?search=zzz');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined();
  });
});
