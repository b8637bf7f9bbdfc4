// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameFigures } from '#contract/results/cardFigures.ts';
import { asked } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { showPage } from '../../browse/testing/sitePage.tsx';
import { LOOK } from '../results.testkit.ts';
import { CardFiguresScreen } from './CardFiguresScreen.tsx';
import type { FiguresSearch } from './figuresSearch.ts';

beforeAll(() => loadMessages('results', 'cardFigures', 'common'));
afterEach(cleanup);

const GAMES = [{ slug: 'small', name: 'Small game' }];
const figures = (total: number, ...names: string[]): GameFigures => ({
  figures: names.map((name) => ({ name, drafts: 3, met: 3, taken: {}, returns: 0, wheels: 0, face: null })),
  total,
  drafts: 9,
  look: LOOK,
});

/** The screen over an address and a server in the test's hands; `searches` are those that it went to. */
async function show(first: FiguresSearch) {
  const searches: FiguresSearch[] = [];
  const answers: ((list: GameFigures) => void)[] = [];
  const load = () => new Promise<GameFigures>((resolve) => answers.push(resolve));
  function Site() {
    const [search, setSearch] = useState(first);
    const [list, setList] = useState(() => asked(load()));
    const go = (next: FiguresSearch) => {
      searches.push(next);
      setSearch(next);
      setList(asked(load()));
    };
    return <CardFiguresScreen games={GAMES} search={search} onSearch={go} list={list} />;
  }
  await showPage(() => <Site />);
  const answer = (list: GameFigures) => act(async () => answers.at(-1)?.(list));
  return { searches, answer };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search cards' });

describe('the list of all cards of a game', () => {
  it('stays while the list is sorted otherwise, and the focus with it', async () => {
    const { answer } = await show({ game: 'small' });
    await answer(figures(100, 'Ember'));
    const next = await screen.findByRole('link', { name: 'Next page' });
    expect(next.getAttribute('href')).toBe('/my-drafts?tab=figures&game=small&page=2');
    const head = screen.getByRole('button', { name: 'Wheel rate' });
    head.focus();
    await press('Wheel rate');
    expect(screen.getByText('Ember').isConnected).toBe(true);
    await answer(figures(100, 'Tide'));
    expect(screen.getByText('Tide').isConnected).toBe(true);
    expect(document.activeElement).toBe(head);
  });

  it('waits for the cards of another game with none of the old ones', async () => {
    const { answer } = await show({ game: 'other' });
    await answer({ ...figures(1, 'Ember'), look: { ...LOOK, slug: 'other' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: 'small' } });
    expect(screen.queryByText('Ember')).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading the figures' }).isConnected).toBe(true);
  });

  it('clears the field where all cards are shown again', async () => {
    const { searches, answer } = await show({ game: 'small', q: 'gnu' });
    await answer(figures(0));
    await press('Show all cards');
    expect(field().value).toBe('');
    fireEvent.blur(field());
    expect(searches).toEqual([{ game: 'small' }]);
  });

  it('stays on its page when the field is left as it was', async () => {
    const { searches, answer } = await show({ game: 'small', q: 'ember', page: 2 });
    await answer(figures(150, 'Ember'));
    fireEvent.blur(field());
    expect(searches).toEqual([]);
    fireEvent.change(field(), { target: { value: ' tide ' } });
    fireEvent.blur(field());
    expect(searches).toEqual([{ game: 'small', q: 'tide', page: undefined }]);
  });

  it('says plainly when too few drafts are open to be counted', async () => {
    const { answer } = await show({ game: 'small' });
    await answer({ ...figures(0), drafts: 0 });
    expect(screen.getByText('Not enough open drafts yet').isConnected).toBe(true);
    expect(screen.getByText(/^Figures appear after 10 drafts by 10 people\./).isConnected).toBe(true);
  });
});
