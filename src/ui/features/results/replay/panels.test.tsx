// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { PoolPanel } from '../pool/PoolPanel.tsx';
import type { ResultCalls } from '../resultCalls.ts';
import { playedDraft } from '../results.testkit.ts';
import { SealPanel } from '../seal/SealPanel.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { useReplay } from './useReplay.ts';

beforeAll(() => loadMessages('results', 'polls', 'common'));
afterEach(cleanup);

type Acts = Pick<ResultCalls, 'playOn' | 'askOthers'>;

const { results, log } = playedDraft();
const own = results.seats[0]!.picks;
const acts: Acts = { playOn: async () => {}, askOthers: async () => 'key' };
const nameOf = (index: number, at = 0) => {
  const record = own[index]!;
  return results.faces[record.pack.find(({ id }) => id === record.taken[at])!.card]!.name;
};

interface ReplayProps {
  readonly shown?: ResultsView;
  readonly calls?: Acts;
}

const stay = () => {};

function Replay({ shown = results, calls = acts }: ReplayProps) {
  const { state, send } = useReplay(shown, {}, stay);
  return (
    <SystemProvider>
      <ReplayPanel results={shown} state={state} send={send} calls={calls} />
      <PoolPanel results={shown} state={state} send={send} />
    </SystemProvider>
  );
}

const heading = () => screen.getByRole('heading', { level: 3, name: /^Pack/ }).textContent;
const packCards = () => {
  const [list] = within(screen.getByRole('region', { name: 'Replay' }))
    .getAllByRole('list')
    .filter((found) => found.tagName === 'UL');
  return within(list!).getAllByRole('button');
};

describe('the replay', () => {
  it('moves with the arrow keys wherever the focus is, and tells readers what was taken', () => {
    render(<Replay />);
    expect(heading()).toBe('Pack 1, pick 1');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(heading()).toBe('Pack 1, pick 2');
    expect(screen.getByText(new RegExp(`^Pack 1, pick 2: ${nameOf(1)}, taken`))).toBeDefined();
  });

  it('leaves the arrow keys to the seat chooser, and End to the page outside the replay', () => {
    render(<Replay />);
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Seat' }), { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(heading()).toBe('Pack 1, pick 1');
    fireEvent.keyDown(packCards()[0]!, { key: 'End' });
    expect(heading()).toBe('Pack 2, pick 7');
  });

  it('names the taken card and who took it', () => {
    render(<Replay />);
    const taken = packCards().filter((card) => card.getAttribute('aria-label')?.includes('You took this'));
    expect(taken.map((card) => card.getAttribute('aria-label')?.split(',')[0])).toEqual([nameOf(0)]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Seat' }), { target: { value: '1' } });
    expect(packCards().some((card) => card.getAttribute('aria-label')?.includes('Kim took this'))).toBe(true);
  });

  it('is a slider of all picks for keyboards and readers', () => {
    render(<Replay />);
    const bar = screen.getByRole('slider', { name: 'Pick' });
    fireEvent.keyDown(bar, { key: 'End' });
    const told = ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => bar.getAttribute(name));
    expect(told).toEqual(['1', '14', '14']);
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^Pack 2, pick 7, taken/);
  });

  it('hides the pick, its strip and the pool until the reader has guessed', async () => {
    render(<Replay />);
    fireEvent.click(screen.getByRole('switch', { name: 'Hide the pick to guess it' }));
    expect((await screen.findAllByText('hidden')).length).toBe(7);
    expect(screen.getByText('The pool is hidden while you guess.')).toBeDefined();
    expect(packCards().every((card) => !card.getAttribute('aria-label')?.includes('took'))).toBe(true);
    const right = own[0]!.pack.findIndex(({ id }) => id === own[0]!.taken[0]);
    fireEvent.click(packCards()[right]!);
    expect(screen.getByText('1 of 1 right')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    const wrong = own[1]!.pack.findIndex(({ id }) => id !== own[1]!.taken[0]);
    fireEvent.click(packCards()[wrong]!);
    expect(screen.getByText('1 of 2 right')).toBeDefined();
    expect(packCards()[wrong]!.getAttribute('aria-label')).toContain('your guess');
    expect(screen.getAllByText('hidden').length).toBe(5);
  });

  it('leads from a card of the pool to the pick that took it', () => {
    render(<Replay />);
    const pool = screen.getByRole('region', { name: 'Your pool' });
    const card = within(pool).getAllByRole('button', { name: /Pack 2, pick 3$/ })[0]!;
    fireEvent.click(card);
    expect(heading()).toBe('Pack 2, pick 3');
  });

  it('does not offer a closed seat', () => {
    const seats = results.seats.map((seat, at) =>
      at === 2 ? { ...seat, isOpen: false, picks: [], pool: [] } : seat,
    );
    render(<Replay shown={{ ...results, seats }} />);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Theo, closed' }).disabled).toBe(true);
  });
});

describe('what can be made of a pick', () => {
  const show = (calls: Partial<Acts>, shown: ResultsView = results) =>
    render(<Replay shown={shown} calls={{ ...acts, ...calls }} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('plays on from the pick that is shown', async () => {
    const asked: unknown[] = [];
    show({ playOn: async (at) => void asked.push(at) });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    press('Continue from here');
    await waitFor(() => expect(asked).toEqual([{ seat: 0, seq: own[1]!.seq }]));
  });

  it('says why it could not play on, and lets go of the sentence at the next pick', async () => {
    show({
      playOn: async () => {
        throw new Error('Too many tables in an hour.');
      },
    });
    press('Continue from here');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tables in an hour.');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not offer to play on to whom seats are closed', () => {
    show({}, { ...results, mayReadLog: false });
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask others' })).toBeDefined();
  });

  it('tells decisions that are no pick in words, with nothing to ask about', () => {
    const told = { ...own[0]!, kind: 'choose' as const, told: 'Took pile 2, 3 cards.' };
    const seats = results.seats.map((seat, at) => (at === 0 ? { ...seat, picks: [told] } : seat));
    const template = { ...results.table.template, format: 'winston', rounds: [] };
    show({}, { ...results, seats, table: { ...results.table, template } });
    expect(screen.getByRole('heading', { level: 3, name: 'Round 1, turn 1' })).toBeDefined();
    expect(screen.getAllByText('Took pile 2, 3 cards.').length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Ask others' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Hide the pick to guess it' })).toBeNull();
  });
});

describe('the seal', () => {
  const show = (shown: ResultsView, loaded: () => Promise<DraftLogFile>) =>
    render(
      <SystemProvider>
        <SealPanel results={shown} fetchLog={loaded} />
      </SystemProvider>,
    );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check it yourself' }));

  it('claims nothing before this browser has counted, then tells what it counted', async () => {
    show(results, async () => log);
    expect(screen.queryByText('Packs match the seal')).toBeNull();
    press();
    await screen.findByText('Packs match the seal');
    expect(screen.getByText('56 cards compared')).toBeDefined();
    expect(screen.getByText('0 differ')).toBeDefined();
  });

  it('says so when the packs do not match', async () => {
    show(results, async () => ({ ...log, seed: 'ab'.repeat(32) }));
    press();
    await screen.findByText('Packs don’t match the seal');
    expect(screen.getByText(/^The seed is not the sealed one: its fingerprint is/)).toBeDefined();
  });

  it('can be tried again when the log did not come', async () => {
    let isAway = true;
    show(results, async () => {
      if (isAway) throw new Error('The server did not answer.');
      return log;
    });
    press();
    await screen.findByText('The server did not answer.');
    isAway = false;
    press();
    await waitFor(() => expect(screen.queryByText('Packs match the seal')).not.toBeNull());
  });

  it('tells why it stays closed where the host closed seats', () => {
    show({ ...results, mayReadLog: false, seal: { hash: results.seal.hash, seed: null } }, async () => log);
    expect(screen.getByText('The seed stays sealed')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
