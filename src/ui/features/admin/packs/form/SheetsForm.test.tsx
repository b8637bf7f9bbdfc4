// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from '#contract/admin/packs.ts';
import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import { testLook } from '#src/ui/features/deck-builder/testCards.testkit.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { benchCatalogue } from '../bench/packFigures.ts';
import { SheetsForm } from './SheetsForm.tsx';

const bench: Bench = { look: testLook, status: 'draft', sets: [], types: [], cards: 0, packs: [] };
const striped = (...weights: number[]): StoredSheet => ({ kind: { type: 'striped', length: 11, weights } });

const packOf = (sheets: Record<string, StoredSheet>): StoredPack => ({
  slug: 'kites',
  name: 'Kites',
  layouts: [
    {
      name: 'pack',
      weight: 1,
      slots: Object.keys(sheets).map((sheet) => ({
        name: `slot of ${sheet}`,
        count: 1,
        finish: 'plain',
        sheets: [{ sheet, weight: 1 }],
      })),
    },
  ],
  sheets,
  replacement: 'pack',
  refill: false,
});

const KITES = packOf({ a: striped(1), b: striped(2), c: striped(3) });
const catalogue = benchCatalogue([]);

/** Each sheet is folded at first. */
const unfold = async () => {
  for (const folded of document.querySelectorAll('summary')) await userEvent.click(folded);
};

/** The unfolded form with the pack as it is there, and a way to put another pack into it. */
async function show() {
  const now = { pack: KITES };
  function Form() {
    const [pack, setPack] = useState(KITES);
    now.pack = pack;
    return (
      <SystemProvider>
        <SheetsForm pack={pack} bench={bench} cards={[]} catalogue={catalogue} onChange={setPack} />
        <button type="button" onClick={() => setPack(packOf({ kites: striped(4), bows: striped(5) }))}>
          Take this over
        </button>
      </SystemProvider>
    );
  }
  render(<Form />);
  await unfold();
  return now;
}

const t = (key: 'namedCards' | 'sheet' | 'sheetTaken' | 'widths') => messagesFor('en', 'adminPacks')(key);
const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label);
const typed = (label: string) => fields(label).map(({ value }) => value);
const leave = async (label: string, at: number) => {
  const field = fields(label)[at];
  if (field) await userEvent.click(field);
  await userEvent.tab();
};
const sheetsOf = ({ sheets }: StoredPack) => Object.keys(sheets);
const slotsOf = ({ layouts }: StoredPack) =>
  layouts.flatMap(({ slots }) => slots.map(({ sheets }) => sheets.map(({ sheet }) => sheet)));

describe('the sheets of a pack', () => {
  beforeAll(() => loadMessages('admin', 'adminPacks'));
  afterEach(cleanup);

  it('show the finish of copies that have their own', async () => {
    const cards = [
      { printing: 'kite-1', weight: 2 },
      { printing: 'kite-1', weight: 1, finish: 'foil' as const },
    ];
    const pack = packOf({ pile: { kind: { type: 'random' }, cards } });
    const kite = { printing: 'kite-1', name: 'Red Kite', set: 'KIT', number: '1', rarity: 'common', cost: 1 };
    const benchCards = [
      { ...kite, costText: '', lanes: [], type: '', image: null, attributes: {}, isDraftable: true },
    ];
    render(
      <SystemProvider>
        <SheetsForm
          pack={pack}
          bench={bench}
          cards={benchCards}
          catalogue={catalogue}
          onChange={() => undefined}
        />
      </SystemProvider>,
    );
    await unfold();
    const rows = within(screen.getByRole('list', { name: t('namedCards') })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Red Kite KIT 1(?! foil)/),
      expect.stringMatching(/^Red Kite KIT 1 foil/),
    ]);
  });

  it('keep their names and widths when the sheet before them is removed and their fields are left', async () => {
    const now = await show();
    await userEvent.click(
      screen.getByRole('button', { name: messagesFor('en', 'adminPacks')('removeSheet', { name: 'b' }) }),
    );
    expect([typed(t('sheet')), typed(t('widths'))]).toEqual([
      ['a', 'c'],
      ['1', '3'],
    ]);
    await leave(t('sheet'), 1);
    await leave(t('widths'), 1);
    expect(now.pack.sheets).toEqual({ a: striped(1), c: striped(3) });
    expect(slotsOf(now.pack)).toEqual([['a'], [], ['c']]);
  });

  it('are those of a definition that was taken over', async () => {
    const now = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Take this over' }));
    await leave(t('sheet'), 0);
    await leave(t('widths'), 1);
    expect(now.pack.sheets).toEqual({ kites: striped(4), bows: striped(5) });
  });

  it('are called what was typed, in their slots too', async () => {
    const now = await show();
    await userEvent.type(screen.getByDisplayValue('b'), 'ows ');
    await userEvent.tab();
    expect([sheetsOf(now.pack), slotsOf(now.pack)]).toEqual([
      ['a', 'bows', 'c'],
      [['a'], ['bows'], ['c']],
    ]);
    expect(typed(t('sheet'))).toEqual(['a', 'bows', 'c']);
  });

  it('do not take the name of another: the field says so, and has the old name again once it is left', async () => {
    const now = await show();
    const field = screen.getByDisplayValue<HTMLInputElement>('b');
    await userEvent.clear(field);
    await userEvent.type(field, 'c');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(t('sheetTaken')).isConnected).toBe(true);
    await userEvent.tab();
    expect([field.value, field.getAttribute('aria-invalid'), now.pack]).toEqual(['b', null, KITES]);
  });
});
