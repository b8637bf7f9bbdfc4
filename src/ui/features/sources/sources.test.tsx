// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SourceList } from '#contract/sources/sources.ts';
import { AdminShellContext } from '../../admin/shell/adminShellParts.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { SourcesFailed } from './SourcesFailed.tsx';
import { SourcesPending } from './SourcesPending.tsx';
import { SourcesScreen } from './SourcesScreen.tsx';

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

/** The screen as its route shows it. */
async function show(load: () => Promise<SourceList>, change: (id: string, isOn: boolean) => Promise<void>) {
  const root = createRootRoute();
  const sources = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: load,
    pendingMs: 0,
    pendingMinMs: 0,
    pendingComponent: SourcesPending,
    errorComponent: SourcesFailed,
    component: function Sources() {
      const router = useRouter();
      const onSwitch = (id: string, isOn: boolean) => change(id, isOn).then(() => router.invalidate());
      return <SourcesScreen list={sources.useLoaderData()} onSwitch={onSwitch} />;
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
}

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const areOn = async () => [(await switchOf('CubeCobra')).checked, (await switchOf('Scryfall')).checked];

describe('the sources of a server', () => {
  it('keep their place while they are on their way', async () => {
    await show(() => new Promise(() => {}), unasked);
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  });

  it('can be asked for again when they could not be loaded', async () => {
    let answers = 0;
    await show(async () => {
      answers += 1;
      if (answers === 1) throw new Error('The server is away.');
      return LIST;
    }, unasked);
    expect(screen.getByText(t('loadFailed')).isConnected).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await areOn()).toEqual([true, false]);
  });

  it('each have a switch, a sentence and their homepage', async () => {
    await show(async () => LIST, unasked);
    const list = screen.getByRole('list', { name: t('listLabel') });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(t('purpose', { source: 'cubecobra' })).isConnected).toBe(true);
    const link = screen.getByRole('link', { name: t('homepage', { name: 'Scryfall' }) });
    expect(link.getAttribute('href')).toBe('https://scryfall.com');
    expect(screen.queryByText(t('allOff'))).toBeNull();
  });

  it('are as the server says after a switch', async () => {
    let isOn = false;
    const list = () => ({ ...LIST, sources: LIST.sources.map((one) => (one.isOn ? one : { ...one, isOn })) });
    await show(
      async () => list(),
      async (id, next) => {
        expect(id).toBe('scryfall');
        isOn = next;
      },
    );
    await act(async () => void fireEvent.click(await switchOf('Scryfall')));
    expect(await areOn()).toEqual([true, true]);
  });

  it('stay as they are when a switch fails, which is said', async () => {
    await show(
      async () => LIST,
      () => Promise.reject(new Error('The database is away.')),
    );
    await act(async () => void fireEvent.click(await switchOf('Scryfall')));
    expect((await screen.findByText(t('switchFailed'))).isConnected).toBe(true);
    expect(await areOn()).toEqual([true, false]);
    expect((await switchOf('Scryfall')).disabled).toBe(false);
  });

  it('cannot be switched where the operator turned all of them off, and say so', async () => {
    const sources = LIST.sources.map((one) => ({ ...one, isOn: false }));
    await show(async () => ({ isAllowed: false, sources }), unasked);
    expect(screen.getByText(t('allOffHint')).isConnected).toBe(true);
    expect([(await switchOf('CubeCobra')).disabled, ...(await areOn())]).toEqual([true, false, false]);
  });
});
