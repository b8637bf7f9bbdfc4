// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardDetail } from '#contract/admin/cards.ts';
import { testLook } from '#src/ui/deck/testCards.ts';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { CardPrintings } from './CardPrintings.tsx';
import type { CardPorts } from './cardPorts.ts';

const KITE: CardDetail = {
  id: 'kite',
  game: testLook.slug,
  version: 'first',
  card: {
    name: 'Kite',
    cost: 1,
    costText: '1',
    lanes: [],
    type: 'Being',
    typeLine: 'Being',
    rules: '',
    flavour: '',
    stats: null,
    rating: null,
    sides: [],
    attributes: {},
    isNameOnly: false,
  },
  printings: [
    {
      id: 'kite-1',
      version: 'first',
      key: 'kite-1',
      card: 'Kite',
      set: 'KIT',
      number: '1',
      rarity: 'common',
      image: null,
      flavour: '',
      externalIds: {},
      isDraftable: true,
    },
  ],
  drafts: 0,
  usedBy: [],
};

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const noTable = { load: unasked, values: unasked, csv: unasked };
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };

/** The printings of Kite, whose first picture does not reach the server. */
function show() {
  const sent: string[] = [];
  const done: string[] = [];
  const ports: CardPorts = {
    cards: noTable,
    printings: noTable,
    game: unasked,
    detail: unasked,
    make: unasked,
    change: unasked,
    makePrinting: unasked,
    changePrinting: unasked,
    setCards: unasked,
    setPrintings: unasked,
    removeCards: unasked,
    removePrintings: unasked,
    sendPicture: async (_, picture) => {
      sent.push(picture.name);
      if (sent.length === 1) throw new Error('The server cannot be reached.');
      return '/images/kite';
    },
  };
  render(
    <AdminShellContext
      value={{ game: '', games: [], offerUndo: () => {}, refresh: () => {}, revision: 0, leaving }}
    >
      <CardPrintings
        detail={KITE}
        game={{ look: testLook, sets: [] }}
        ports={ports}
        reload={() => {}}
        onDone={(text) => void done.push(text)}
      />
    </AdminShellContext>,
  );
  return { sent, done };
}

describe('the picture of a printing', () => {
  afterEach(cleanup);

  it('is sent again from the same file after it did not arrive', async () => {
    const { sent, done } = show();
    await userEvent.click(screen.getByRole('button', { name: /^KIT 1/ }));
    const picker = screen.getByLabelText('Upload a picture');
    const picture = new File(['kite'], 'kite.png', { type: 'image/png' });
    await userEvent.upload(picker, picture);
    await screen.findByText('The server cannot be reached.');
    await userEvent.upload(picker, picture);
    await waitFor(() => expect(done).toEqual(['The picture of KIT 1 is kept.']));
    expect(sent).toEqual(['kite.png', 'kite.png']);
  });
});
