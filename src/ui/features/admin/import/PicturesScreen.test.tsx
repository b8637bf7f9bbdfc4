// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import type { ImportPorts } from './importParts.ts';
import { PicturesScreen } from './PicturesScreen.tsx';

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };

/** The screen of a game whose printings are found only inside a set, each with the set in its id. */
async function show() {
  const sent: string[] = [];
  const ports: ImportPorts = {
    begin: unasked,
    list: unasked,
    watch: unasked,
    rows: unasked,
    rejectedCsv: unasked,
    store: unasked,
    answer: unasked,
    weigh: unasked,
    undo: unasked,
    redo: unasked,
    restore: unasked,
    discard: unasked,
    matchPictures: async (_, set, names) =>
      names.map((name) => ({
        name,
        printing: set === null ? null : { id: `${name} of ${set}`, card: 'Kite', set, number: '12' },
        why: set === null ? 'No set is known.' : '',
      })),
    draftIt: unasked,
    hostTable: unasked,
    publish: unasked,
    sendPicture: async (printing) => {
      sent.push(printing);
      return '/images/kite';
    },
  };
  const game = { slug: 'kites', name: 'Kites', status: 'published' as const };
  const shell = {
    game: game.slug,
    games: [game],
    offerUndo: () => {},
    refresh: () => {},
    revision: 0,
    leaving,
  };
  const Screen = () => (
    <AdminShellContext value={shell}>
      <PicturesScreen ports={ports} />
    </AdminShellContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const routeTree = createRootRoute({ component: Screen });
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  const picker = await screen.findByLabelText('Pictures');
  return { sent, picker, set: screen.getByLabelText<HTMLInputElement>(/^Set code/) };
}

const picture = new File(['kite'], '12.png', { type: 'image/png' });
const findPut = () => screen.findByRole('button', { name: 'Put 1 picture to their cards' });

describe('pictures from files', () => {
  afterEach(cleanup);

  it('find their cards once the set is typed, also after they were chosen', async () => {
    const { picker, set } = await show();
    await userEvent.upload(picker, picture);
    await screen.findByText(/No set is known/);
    await userEvent.type(set, 'KIT');
    await findPut();
    expect(screen.queryByText(/No set is known/)).toBeNull();
  });

  it('are not taken silently for fewer: what is no such picture is named', async () => {
    const { picker, set } = await show();
    await userEvent.type(set, 'KIT');
    const crest = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' });
    await userEvent.upload(picker, [picture, crest], { applyAccept: false });
    await findPut();
    expect(screen.getByText(/crest\.svg/)).toBeDefined();
    await userEvent.upload(picker, crest, { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toContain('crest.svg');
  });

  it('go to the cards of the set that is shown', async () => {
    const { sent, picker, set } = await show();
    await userEvent.type(set, 'KIT');
    await userEvent.upload(picker, picture);
    await findPut();
    await userEvent.type(set, '2');
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
    await userEvent.click(await findPut());
    await waitFor(() => expect(sent).toEqual(['12.png of KIT2']));
  });
});
