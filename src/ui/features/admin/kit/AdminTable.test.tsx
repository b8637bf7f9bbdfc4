// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePage } from '#contract/admin/table.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { AdminTable } from './AdminTable.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { ChosenRows, TableAsk, TableColumn } from './tableParts.ts';

await loadMessages('admin');
const t = messagesFor('en', 'admin');

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
/** Names of kites in the order in which their cells were drawn. */
let drawn: string[] = [];
const COLUMNS: readonly TableColumn<Kite>[] = [
  { key: 'name', label: 'Name', cell: (kite) => kite.name, isSortable: true },
  {
    key: 'colour',
    label: 'Colour',
    cell: (kite) => {
      drawn.push(kite.name);
      return kite.colour;
    },
    isSortable: true,
  },
  { key: 'id', label: 'Id', cell: (kite) => kite.id, isHiddenAtFirst: true },
];

let asked: TableAsk[] = [];
let chosen: ChosenRows | null = null;
let opened: string[] = [];
let isDown = false;
let values: readonly string[] = ['blue', 'red'];

const ports = {
  load: (ask: TableAsk): Promise<TablePage<Kite>> => {
    asked.push(ask);
    if (isDown) return Promise.reject({ status: 503, reply: 'Try again in a moment.' });
    const rows = KITES.filter((kite) => kite.name.toLowerCase().includes(ask.search.toLowerCase()));
    return Promise.resolve({
      rows: [...rows],
      total: rows.length === 0 ? 0 : 75,
      page: ask.page,
      pageRows: 50,
    });
  },
  values: async () => values,
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
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
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
  drawn = [];
  isDown = false;
  values = ['blue', 'red'];
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
    screen.getByRole('checkbox', { name: t('selectRow', { name: 'Bow' }) }).focus();
    await userEvent.keyboard(' ');
    expect(chosen).toMatchObject({ selection: { ids: ['b'] }, count: 1 });
    await userEvent.click(screen.getByRole('checkbox', { name: t('selectPage') }));
    expect(chosen?.count).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: t('selectAll', { total: 75 }) }));
    expect(chosen).toMatchObject({
      selection: { matching: { game: 'canary', search: '', filter: {} } },
      count: 75,
    });
  });

  it('chooses all rows between two with Shift [finding A17]', async () => {
    show('/');
    await row('Arc');
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: t('selectRow', { name: 'Arc' }) }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: t('selectRow', { name: 'Cup' }) }));
    await user.keyboard('{/Shift}');
    expect(chosen).toMatchObject({ selection: { ids: ['a', 'b', 'c'] }, count: 3 });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: t('selectRow', { name: 'Bow' }) }));
    await user.keyboard('{/Shift}');
    expect(chosen).toMatchObject({ selection: { ids: ['a'] }, count: 1 });
  });

  it('undoes a sort, a filter and a page with Back [finding A18]', async () => {
    const router = show('/');
    await row('Arc');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'asc' }));
    await userEvent.click(screen.getByRole('button', { name: t('nextPage') }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name', direction: 'asc' }));
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it.each(['/', '{Control>}k{/Control}'])(
    'has the focus in its search after %s [finding A17]',
    async (keys) => {
      show('/');
      await row('Arc');
      await userEvent.keyboard(keys);
      const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name of the kite' });
      expect(document.activeElement).toBe(field);
      expect(field.value).toBe('');
    },
  );

  it('stays as it is while the panel of a row opens and closes beside it', async () => {
    showWithPanel();
    const opener = await screen.findByRole('button', { name: 'Bow' });
    const search = screen.getByRole('searchbox', { name: 'Name of the kite' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('complementary', { name: 'Bow' });
    expect(search.isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: t('close') }));
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
    await screen.findByRole('heading', { name: t('noMatch') });
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
    await userEvent.click(screen.getByRole('checkbox', { name: 'red' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ filter: { colour: ['blue', 'red'] } }),
    );
  });

  it('shows what it is narrowed by, and each value can be taken off [finding A17]', async () => {
    const router = show('/?filter=%7B%22colour%22%3A%5B%22blue%22%2C%22red%22%5D%7D');
    await row('Arc');
    expect(screen.getByRole('button', { name: `Colour, ${t('filterOn', { count: 2 })}` })).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: t('filterRemove', { filter: 'Colour: blue' }) }),
    );
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: { colour: ['red'] } }));
    await userEvent.click(screen.getByRole('button', { name: t('filterRemove', { filter: 'Colour: red' }) }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('has a field that finds one of many values [finding A17]', async () => {
    values = Array.from({ length: 12 }, (_, place) => `shade ${place}`);
    show('/');
    await row('Arc');
    await userEvent.click(screen.getAllByRole('button', { name: 'Colour' })[0]!);
    const field = await screen.findByRole('searchbox', { name: t('valuesSearch', { label: 'Colour' }) });
    await userEvent.type(field, 'SHADE 11');
    expect(screen.getByRole('checkbox', { name: 'shade 11' })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'shade 2' })).toBeNull();
  });

  it('keeps views by name, opens, renames and deletes them, and refuses bad names [finding A17]', async () => {
    const router = show('/?search=a&sort=name&direction=desc&rows=25');
    await row('Arc');
    await userEvent.click(screen.getByRole('button', { name: t('views') }));
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press(t('viewSave'));
    expect(await screen.findByText('Write a name.')).toBeDefined();
    await userEvent.type(screen.getByLabelText(t('viewName')), 'Arcs');
    await press(t('viewSave'));
    expect(await screen.findByRole('button', { name: 'Arcs', current: true })).toBeDefined();
    await userEvent.clear(screen.getByLabelText(t('viewName')));
    await userEvent.type(screen.getByLabelText(t('viewName')), ' arcs ');
    await press(t('viewSave'));
    expect(await screen.findByText(t('viewNameTaken'))).toBeDefined();
    await router.navigate({ to: '/', search: { game: 'canary' } as never });
    await press('Arcs');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        game: 'canary',
        search: 'a',
        sort: 'name',
        direction: 'desc',
        rows: 25,
      }),
    );
    await press(t('viewRename', { name: 'Arcs' }));
    const field = screen.getByLabelText(t('viewNewName', { name: 'Arcs' }));
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Bows{Enter}');
    await screen.findByRole('button', { name: 'Bows' });
    await press(t('viewDelete', { name: 'Bows' }));
    expect(screen.queryByRole('button', { name: 'Bows' })).toBeNull();
    expect(screen.getByText(t('viewsNone'))).toBeDefined();
  });

  it('has one menu for its rows: opens one, or shows only rows like it', async () => {
    const router = show('/');
    await row('Bow');
    await userEvent.click(screen.getByRole('button', { name: t('rowMenu', { name: 'Bow' }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('rowOpen') }));
    expect(opened).toEqual(['Bow']);
    await userEvent.click(screen.getByRole('button', { name: t('rowMenu', { name: 'Arc' }) }));
    const alike = t('rowsAlike', { label: 'Colour', value: 'red' });
    await userEvent.click(await screen.findByRole('menuitem', { name: alike }));
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: { colour: ['red'] } }));
  });

  it('draws nothing in its rows again while rows are chosen and words are typed', async () => {
    show('/');
    await row('Arc');
    const before = drawn.length;
    await userEvent.click(screen.getByRole('checkbox', { name: t('selectPage') }));
    await userEvent.click(screen.getByRole('checkbox', { name: t('selectRow', { name: 'Bow' }) }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name of the kite' }), 'a');
    expect(chosen?.count).toBe(2);
    expect(drawn.length).toBe(before);
  });

  it('shows a hidden column once it is chosen, and remembers it', async () => {
    show('/');
    await row('Arc');
    expect(screen.queryByRole('columnheader', { name: 'Id' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('columns') }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Id' }));
    expect(screen.getByRole('columnheader', { name: 'Id' })).toBeDefined();
    cleanup();
    show('/');
    expect(await screen.findByRole('columnheader', { name: 'Id' })).toBeDefined();
  });

  it('says that nothing matches apart from that there is nothing', async () => {
    show('/?search=zzz');
    expect(await screen.findByRole('heading', { name: t('noMatch') })).toBeDefined();
  });

  it('says why it could not be loaded, keeps what it has, and comes at another try', async () => {
    isDown = true;
    const router = show('/');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(t('gridFailed', { label: 'Kites' }));
    expect(alert.textContent).toContain('Try again in a moment.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    await row('Arc');
    expect(screen.queryByRole('alert')).toBeNull();
    isDown = true;
    await router.navigate({ to: '/', search: { page: 2 } as never });
    await screen.findByRole('alert');
    expect(await row('Arc')).toBeDefined();
  });
});
