// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SourceList, SourceSets } from '#contract/sources/sources.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { AdminShellContext } from '../admin/shell/adminShellParts.ts';
import { SourcesFailed } from './SourcesFailed.tsx';
import { SourcesPending } from './SourcesPending.tsx';
import { SourcesScreen } from './SourcesScreen.tsx';
import type { SourcePorts } from './useAddGame.ts';

let t: ReturnType<typeof messagesFor<'sources'>>;
beforeAll(async () => {
  await loadMessages('sources');
  t = messagesFor('en', 'sources');
});
afterEach(cleanup);

const SOURCE: SourceList['sources'][number] = {
  id: 'kites',
  name: 'Kites',
  homepage: 'https://cards.example.org',
  isOn: true,
  brings: 'sets',
  licence: 'Free to use.',
  checked: null,
  hosts: ['cards.example.org'],
  pictures: [],
  game: { slug: 'kites', name: 'Kites', isHere: false },
  addresses: ['https://cards.example.org/{code}.json'],
  ending: 'json',
  isPackedOnly: false,
  megabytes: 1,
  index: null,
  hasOthers: false,
  isOwn: false,
};
const LIST: SourceList = {
  isAllowed: true,
  sources: [
    { ...SOURCE, id: 'cubecobra', name: 'CubeCobra', homepage: 'https://cubecobra.com', isOn: true },
    { ...SOURCE, id: 'scryfall', name: 'Scryfall', homepage: 'https://scryfall.com', isOn: false },
  ],
};
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
const shell = { game: '', games: [], offerUndo: () => {}, refresh: () => {}, revision: 0, leaving };

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const UNASKED: SourcePorts = {
  change: unasked,
  listSets: unasked,
  begin: unasked,
  bring: unasked,
  showImport: () => {},
};

/** The screen as its route shows it. */
async function show(load: () => Promise<SourceList>, ports: Partial<SourcePorts> = {}) {
  const root = createRootRoute();
  const sources = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: (search: { source?: string }): { source?: string } => search,
    loader: load,
    pendingMs: 0,
    pendingMinMs: 0,
    pendingComponent: SourcesPending,
    errorComponent: SourcesFailed,
    component: function Sources() {
      const { source }: { source?: string } = sources.useSearch();
      return (
        <SourcesScreen
          list={sources.useLoaderData()}
          ports={{ ...UNASKED, ...ports }}
          sourceId={source ?? null}
          onSource={(id) => history.push(id === null ? '/' : `/?source=${id}`)}
        />
      );
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([sources]), history });
  await act(
    async () =>
      void render(
        <AdminShellContext value={shell}>
          <RouterProvider router={router} />
        </AdminShellContext>,
      ),
  );
  return history;
}

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const areOn = async () => [(await switchOf('CubeCobra')).checked, (await switchOf('Scryfall')).checked];

describe('the sources of a server', () => {
  it('keep their place while they are on their way', async () => {
    await show(() => new Promise(() => {}));
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  });

  it('can be asked for again when they could not be loaded', async () => {
    let answers = 0;
    await show(async () => {
      answers += 1;
      if (answers === 1) throw new Error('The server is away.');
      return LIST;
    });
    expect(screen.getByText(t('loadFailed')).isConnected).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await areOn()).toEqual([true, false]);
  });

  it('each have a switch, a sentence, a button and their homepage', async () => {
    await show(async () => LIST);
    const list = screen.getByRole('list', { name: t('notVerified') });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(new RegExp(t('cubesForMembers'))).isConnected).toBe(true);
    const link = screen.getByRole('link', { name: t('homepage', { name: 'Scryfall' }) });
    expect(link.getAttribute('href')).toBe('https://scryfall.com');
    expect(screen.queryByText(t('allOff'))).toBeNull();
    const use = screen.getByRole('button', { name: t('useName', { brings: 'sets', name: 'Scryfall' }) });
    expect(use.getAttribute('aria-disabled')).toBe('true');
  });

  it('are found by their game, however it is written', async () => {
    const ember = {
      ...SOURCE,
      id: 'ember',
      name: 'Ember cards',
      game: { slug: 'e', name: 'Émberwake', isHere: true },
    };
    await show(async () => ({ ...LIST, sources: [...LIST.sources, ember] }));
    const search = screen.getByRole('searchbox', { name: t('search') });
    fireEvent.change(search, { target: { value: 'EMBER' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(t('isHere')).isConnected).toBe(true);
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    expect(screen.getByText(t('nothingFound')).isConnected).toBe(true);
  });

  it('are as the server says after a switch', async () => {
    const on = { ...LIST, sources: LIST.sources.map((one) => ({ ...one, isOn: true })) };
    const asked: unknown[] = [];
    await show(async () => LIST, {
      change: async (change) => {
        asked.push(change);
        return on;
      },
    });
    await act(async () => void fireEvent.click(await switchOf('Scryfall')));
    expect(asked).toEqual([{ kind: 'switch', sourceId: 'scryfall', isOn: true }]);
    expect(await areOn()).toEqual([true, true]);
  });

  it('stay as they are when a switch fails, which is said', async () => {
    await show(async () => LIST, { change: () => Promise.reject(new Error('No.')) });
    await act(async () => void fireEvent.click(await switchOf('Scryfall')));
    expect((await screen.findByText(t('changeFailed'))).isConnected).toBe(true);
    expect(await areOn()).toEqual([true, false]);
    expect((await switchOf('Scryfall')).disabled).toBe(false);
  });

  it('are added by a recipe, and those that were can be removed', async () => {
    const own = { ...SOURCE, id: 'own', name: 'Our club', isOwn: true };
    const asked: unknown[] = [];
    await show(async () => LIST, {
      change: async (change) => {
        asked.push(change);
        return { ...LIST, sources: [...LIST.sources, own] };
      },
    });
    fireEvent.change(screen.getByRole('textbox', { name: t('ownField') }), {
      target: { value: '{"id":"own"}' },
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('ownAdd') })));
    const remove = screen.getByRole('button', { name: t('ownRemove', { name: 'Our club' }) });
    await act(async () => void fireEvent.click(remove));
    fireEvent.click(screen.getByRole('button', { name: t('ownKeep') }));
    expect(screen.queryByText(t('ownRemoveAsk', { name: 'Our club' }))).toBeNull();
    fireEvent.click(remove);
    expect(asked).toHaveLength(1);
    const yes = screen.getAllByRole('button', { name: t('ownRemove', { name: 'Our club' }) });
    await act(async () => void fireEvent.click(yes[1]!));
    expect(asked).toEqual([
      { kind: 'add', recipe: '{"id":"own"}' },
      { kind: 'remove', sourceId: 'own' },
    ]);
  });

  it('cannot be switched where the operator turned all of them off, and say so', async () => {
    const sources = LIST.sources.map((one) => ({ ...one, isOn: false }));
    await show(async () => ({ isAllowed: false, sources }));
    expect(screen.getByText(t('allOffHint')).isConnected).toBe(true);
    expect([(await switchOf('CubeCobra')).disabled, ...(await areOn())]).toEqual([true, false, false]);
  });
});

const SETS: SourceSets = {
  sets: Array.from({ length: 12 }, (_, at) => ({
    ...{ code: `S${at}`, name: `Kites ${at}`, releasedOn: `20${26 - at}-01-10`, cards: 200 + at },
    ...{ isDraftable: true, isHere: at === 2 },
  })),
  newest: 'S1',
};

async function showSets(ports: Partial<SourcePorts>) {
  const sources = LIST.sources.map((one) => ({
    ...one,
    isOn: true,
    hasOthers: true,
    pictures: ['pics.example.org'],
  }));
  const history = await show(async () => ({ ...LIST, sources }), { listSets: async () => SETS, ...ports });
  const use = screen.getByRole('button', { name: t('useName', { brings: 'sets', name: 'Scryfall' }) });
  await act(async () => void fireEvent.click(use));
  return history;
}

describe('the sets of a source', () => {
  it('begin with the newest, and say what a press fetches, from where, and what it allows', async () => {
    const begun: unknown[] = [];
    await showSets({
      begin: async (...asked) => {
        begun.push(asked.slice(0, 2));
        return { id: 'import' };
      },
      showImport: (id) => void begun.push(id),
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('S1');
    expect(screen.getAllByRole('radio')).toHaveLength(8);
    const said = t('planFetch', { megabytes: 1, hosts: 'cards.example.org' });
    expect(screen.getByText(said).isConnected).toBe(true);
    expect(screen.getByText(t('planOthers')).isConnected).toBe(true);
    expect(screen.getByText(t('planPictures', { hosts: 'pics.example.org' })).isConnected).toBe(true);
    expect(screen.getByText("curl -fL 'https://cards.example.org/S1.json' -o 'S1.json'").isConnected).toBe(
      true,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('fetch') })));
    expect(begun).toEqual([['scryfall', 'S1'], 'import']);
  });

  it('are found by name or code, and all of them shown when that is asked for', async () => {
    await showSets({});
    fireEvent.click(screen.getByRole('button', { name: t('more', { count: 12 }) }));
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    fireEvent.change(screen.getByRole('searchbox', { name: t('setSearch') }), { target: { value: 's11' } });
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['S11']);
    fireEvent.change(screen.getByRole('searchbox', { name: t('setSearch') }), { target: { value: 'hawk' } });
    expect(screen.getByText(t('noSuchSet')).isConnected).toBe(true);
  });

  it('say why they did not come, and are asked for again', async () => {
    let asked = 0;
    await showSets({
      listSets: async () => {
        asked += 1;
        if (asked === 1) throw new Error('No.');
        return SETS;
      },
    });
    expect(screen.getByText(t('setsFailed')).isConnected).toBe(true);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('retry') })));
    expect(screen.getAllByRole('radio')).toHaveLength(8);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('back') })));
    expect(screen.getByRole('searchbox', { name: t('search') }).isConnected).toBe(true);
  });

  it('are left with the browser’s Back, and come again with Forward', async () => {
    const history = await showSets({});
    expect(history.location.href).toBe('/?source=scryfall');
    await act(async () => history.back());
    expect(screen.getByRole('searchbox', { name: t('search') }).isConnected).toBe(true);
    await act(async () => history.forward());
    expect(screen.getAllByRole('radio')).toHaveLength(8);
  });

  it('come from files, too, that were fetched on another machine', async () => {
    const brought: unknown[] = [];
    await showSets({
      bring: async (source, files) => {
        brought.push(source.id, ...files.map(({ name }) => name));
        return { id: 'import' };
      },
      showImport: (id) => void brought.push(id),
    });
    const file = new File(['[]'], 'S1.json.gz');
    const zone = screen.getByText(t('dropHere')).parentElement!;
    await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [file] } }));
    expect(brought).toEqual(['scryfall', 'S1.json.gz', 'import']);
  });

  it('say why a fetch was not begun', async () => {
    await showSets({ begin: () => Promise.reject(new Error('No.')) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('fetch') })));
    expect(screen.getByText(t('fetchFailed')).isConnected).toBe(true);
  });
});
