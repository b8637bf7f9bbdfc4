// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SetRow } from '#contract/admin/sets.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SetPanel } from '../sets/SetPanel.tsx';
import { AdminShellContext } from '../shell/adminShellParts.ts';

const kite = (id: string): SetRow => ({
  id,
  version: 'first',
  code: 'KIT',
  name: `Kites ${id}`,
  game: 'canary',
  gameName: 'Canary',
  releasedOn: null,
  printings: 0,
});
const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

/** The panel of a set beside a page of a grid; answers what is opened from it. */
function show(id: string, rows: readonly SetRow[], read: (id: string) => Promise<SetRow>) {
  const opened: string[] = [];
  const ports = {
    table: { load: unasked, values: unasked, csv: unasked, row: read },
    make: unasked,
    change: unasked,
    remove: unasked,
  };
  const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
  render(
    <AdminShellContext
      value={{ game: '', games: [], offerUndo: () => {}, refresh: () => {}, revision: 0, leaving }}
    >
      <SetPanel
        id={id}
        rows={rows}
        ports={ports}
        onOpen={(next) => opened.push(next)}
        onClose={() => {}}
        onDone={() => {}}
      />
    </AdminShellContext>,
  );
  return opened;
}

describe('the panel of a record [finding A16]', () => {
  beforeAll(() => loadMessages('admin', 'adminSets'));
  afterEach(cleanup);
  const t = (key: 'next' | 'previous' | 'isFirst' | 'loadFailed' | 'retry' | 'checkFields') =>
    messagesFor('en', 'admin')(key);

  it('opens by its address alone, also after a second try', async () => {
    let isDown = true;
    show('far', [], async () => {
      if (isDown) throw { status: 503, reply: 'Try again in a moment.' };
      return kite('far');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(screen.getByRole('heading', { name: t('loadFailed') }).isConnected).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Kites far');
    expect(screen.queryByRole('button', { name: t('next') })).toBeNull();
  });

  it('asks the server for nothing that its schema refuses', async () => {
    show('one', [kite('one')], unasked);
    await userEvent.clear(screen.getByLabelText(/^Name/));
    await userEvent.click(screen.getByRole('button', { name: messagesFor('en', 'adminSets')('save') }));
    expect((await screen.findByRole('alert')).textContent).toContain(t('checkFields'));
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Nobody asked for this.')).toBeNull();
  });

  it('leads to the rows before and after it in the grid', async () => {
    const opened = show('one', [kite('one'), kite('two')], unasked);
    const previous = screen.getByRole('button', { name: `${t('previous')}. ${t('isFirst')}` });
    await userEvent.click(previous);
    await userEvent.click(screen.getByRole('button', { name: t('next') }));
    expect(opened).toEqual(['two']);
  });
});
