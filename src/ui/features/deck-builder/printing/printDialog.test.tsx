// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { type DeckDesk, DeckDeskContext } from '../desk/deckDesk.ts';
import { testEntry, testFace, testLook } from '../testCards.testkit.ts';
import PrintDialog from './PrintDialog.tsx';

beforeAll(() => loadMessages('deck', 'common'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wren = testEntry('Wren', { set: 'EMB', number: '7' });
const main: DeckDesk['main'] = {
  key: 'main',
  name: 'Main',
  entries: [wren, { ...wren, id: 'second' }, testEntry('Ash Hound', { set: 'EMB', number: '3' })],
  count: 20,
};
const boards: DeckDesk['boards'] = [main, { key: 'side', name: 'Side', entries: [], count: 0 }];
const free = [{ face: testFace('Ember Land'), count: 17 }];

function show() {
  const desk: Pick<DeckDesk, 'look' | 'boards' | 'main' | 'free' | 'view' | 'document'> = {
    look: testLook,
    boards,
    main,
    free,
    view: { owner: 'Mara', tableName: 'Friday embers' } as DeckDesk['view'],
    document: { name: 'Sparks <b>over</b> Ash', contents: { buckets: {}, free: {} } },
  };
  render(
    <SystemProvider>
      <DeckDeskContext value={desk as DeckDesk}>
        <PrintDialog onClose={() => {}} />
      </DeckDeskContext>
    </SystemProvider>,
  );
}

const sheet = () => within(screen.getByRole('region', { name: 'The sheet' }));
const printed = () => document.body.querySelector<HTMLElement>(':scope > [data-paper]');

describe('the print sheet', () => {
  it('counts equal cards in the order of their names, free ones last, and leaves out what is empty', () => {
    show();
    expect(
      sheet()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Ash HoundEMB 3', '2WrenEMB 7', '17Ember Landbasic']);
    expect(
      sheet()
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Main 20']);
  });

  it('has the names of deck, player and table, a deck’s name as it was typed', () => {
    show();
    expect(sheet().getByRole('heading', { level: 3 }).textContent).toBe('Sparks <b>over</b> Ash');
    expect(sheet().getByText('Emberwake, Friday embers').isConnected).toBe(true);
    expect(sheet().getByText('Player').nextSibling?.textContent).toBe('Mara');
  });

  it('goes to the printer as it is looked at, on the paper that was chosen', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    expect(printed()?.dataset.paper).toBe('a4');
    fireEvent.click(screen.getByRole('radio', { name: 'Letter' }));
    await waitFor(() => expect(printed()?.dataset.paper).toBe('letter'));
    expect(printed()?.textContent).toBe(screen.getByRole('region', { name: 'The sheet' }).textContent);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Print' })));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
