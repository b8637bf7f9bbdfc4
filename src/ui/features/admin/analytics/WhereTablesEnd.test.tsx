// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics, DeathPick, DeathStep } from '#contract/admin/analytics.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { WhereTablesEnd } from './WhereTablesEnd.tsx';

const STEPS: DeathStep[] = [
  { step: 'Waiting for people', tables: 12, seats: 0 },
  { step: 'Round 1', tables: 3, seats: 4 },
  { step: 'Round 2', tables: 0, seats: 1 },
];
const PICKS: DeathPick[] = [
  { pick: 1, tables: 1, seats: 1 },
  { pick: 2, tables: 2, seats: 4 },
];

const NOTHING: Analytics = {
  ...{ days: [], before: { finished: 0, ended: 0 }, steps: [], picks: [], pace: [], weeks: [], uncounted: 0 },
  bots: { solo: 0, shared: 0, seatsOfPeople: 0, seatsOfBots: 0, byPeople: 0, byClock: 0, byBots: 0 },
};
const t = () => messagesFor('en', 'adminAnalytics');

const show = (steps: DeathStep[], picks: DeathPick[]) =>
  render(
    <SystemProvider>
      <WhereTablesEnd analytics={{ ...NOTHING, steps, picks }} onSave={() => Promise.resolve()} />
    </SystemProvider>,
  );

const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('where drafts die', () => {
  beforeAll(() => loadMessages('adminAnalytics'));
  afterEach(cleanup);

  it('names the round and the pick at which most is lost', () => {
    const { container } = show(STEPS, PICKS);
    expect(container.querySelector('p')?.textContent).toBe(
      'Most often: waiting for people, 12 of 15. During a draft, most stop at pick 2 of a round.',
    );
  });

  it('shows every round and every pick as a table', async () => {
    show(STEPS, PICKS);
    await userEvent.click(screen.getByRole('button', { name: t()('asTable') }));
    expect(rowsShown()).toEqual([
      ['Waiting for people', '12', '0'],
      ['Round 1', '3', '4'],
      ['Round 2', '0', '1'],
      ['Pick 1 of its round', '1', '1'],
      ['Pick 2 of its round', '2', '4'],
    ]);
    expect(screen.getByRole('button', { name: t()('asChart') })).toBeDefined();
  });

  it('says that nothing was lost', () => {
    show([{ step: 'Waiting for people', tables: 0, seats: 0 }], []);
    expect(screen.getByText(t()('stepsNone'))).toBeDefined();
  });
});
