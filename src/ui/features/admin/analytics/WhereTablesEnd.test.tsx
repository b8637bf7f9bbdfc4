// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeathPick, DeathStep } from '#contract/admin/analytics.ts';
import { WhereTablesEnd } from './WhereTablesEnd.tsx';

const csv = { ports: { csv: () => Promise.resolve('') }, query: { days: 30 } };
const STEPS: readonly DeathStep[] = [
  { step: 'Waiting for people', tables: 12, seats: 0 },
  { step: 'Round 1', tables: 3, seats: 4 },
  { step: 'Round 2', tables: 0, seats: 1 },
];
const PICKS: readonly DeathPick[] = [
  { pick: 1, tables: 1, seats: 1 },
  { pick: 2, tables: 2, seats: 4 },
];

const show = (steps: readonly DeathStep[], picks: readonly DeathPick[]) =>
  render(<WhereTablesEnd steps={steps} picks={picks} csv={csv} />);

const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('where drafts die', () => {
  afterEach(cleanup);

  it('names the round and the pick at which most is lost', () => {
    const { container } = show(STEPS, PICKS);
    expect(container.querySelector('h2 + p')?.textContent).toBe(
      'Most often: waiting for people, 12 of 15. Under way most are lost at pick 2 of a round.',
    );
  });

  it('shows every round and every pick as a table', async () => {
    show(STEPS, PICKS);
    await userEvent.click(screen.getByRole('button', { name: 'As table' }));
    expect(rowsShown()).toEqual([
      ['Waiting for people', '12', '0'],
      ['Round 1', '3', '4'],
      ['Round 2', '0', '1'],
      ['Pick 1 of its round', '1', '1'],
      ['Pick 2 of its round', '2', '4'],
    ]);
    expect(screen.getByRole('button', { name: 'As chart' })).toBeDefined();
  });

  it('says that nothing was lost', () => {
    show([{ step: 'Waiting for people', tables: 0, seats: 0 }], []);
    expect(screen.getByText('No table was given up and no seat left to a bot in this period.')).toBeDefined();
  });
});
