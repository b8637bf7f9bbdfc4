// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { LayoutsForm } from './LayoutsForm.tsx';
import { freshPack } from './packForm.ts';

const KITES: StoredPack = {
  ...freshPack([]),
  layouts: ['kite', 'bow', 'tail'].map((name) => ({ name, weight: 1, slots: [] })),
  rounds: [[{ layout: 'bow', weight: 2 }]],
};

const BOTH: StoredPack['layouts'][number]['slots'][number] = {
  name: 'both',
  count: 2,
  finish: 'plain',
  sheets: [
    { sheet: 'kites', weight: 1 },
    { sheet: 'bows', weight: 1 },
  ],
};

function show(shown = KITES) {
  const now = { pack: shown };
  function Form() {
    const [pack, setPack] = useState(shown);
    now.pack = pack;
    return (
      <SystemProvider>
        <LayoutsForm pack={pack} onChange={setPack} />
      </SystemProvider>
    );
  }
  render(<Form />);
  return now;
}

const t = (key: 'layout' | 'oneSheet' | 'removeLayout') => messagesFor('en', 'adminPacks')(key);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const namesIn = ({ layouts, rounds }: StoredPack) => [
  layouts.map(({ name }) => name),
  rounds?.flat().map(({ layout }) => layout),
];

describe('the layouts of a pack', () => {
  beforeAll(() => loadMessages('admin', 'adminPacks'));
  afterEach(cleanup);

  it('are renamed in the rounds too, once the name is typed, though it was another one’s on the way', async () => {
    const now = show();
    await choose(/^bow/);
    const field = screen.getByLabelText(t('layout'));
    await userEvent.clear(field);
    await userEvent.type(field, 'kites');
    expect(namesIn(now.pack)).toEqual([['kite', 'bow', 'tail'], ['bow']]);
    await userEvent.tab();
    expect(namesIn(now.pack)).toEqual([['kite', 'kites', 'tail'], ['kites']]);
  });

  it('may have slots whose cards all come from one of their sheets', async () => {
    const now = show({ ...KITES, layouts: [{ name: 'kite', weight: 1, slots: [BOTH] }] });
    const together = screen.getByLabelText(t('oneSheet'));
    await userEvent.click(together);
    expect(now.pack.layouts[0]?.slots).toEqual([{ ...BOTH, oneSheet: true }]);
    await userEvent.click(together);
    expect(now.pack.layouts[0]?.slots).toEqual([BOTH]);
  });

  it('ask so only where a slot has several cards and sheets', () => {
    const slots = [
      { ...BOTH, count: 1 },
      { ...BOTH, sheets: BOTH.sheets.slice(0, 1) },
    ];
    show({ ...KITES, layouts: [{ name: 'kite', weight: 1, slots }] });
    expect(screen.queryByLabelText(t('oneSheet'))).toBeNull();
  });

  it('are removed from the rounds too', async () => {
    const now = show();
    await choose(/^bow/);
    await userEvent.click(screen.getByRole('button', { name: t('removeLayout') }));
    expect(namesIn(now.pack)).toEqual([['kite', 'tail'], ['kite']]);
  });
});
