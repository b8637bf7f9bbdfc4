// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { QueueLine, QueueStanding, QueueView } from '#contract/queue.ts';
import type { Reply } from '#contract/refusals.ts';
import { type DraftQueueEvent, draftQueueMachine, type QueueAsk } from '#src/machines/tables/draftQueue.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { showPage } from '../testing/sitePage.tsx';
import { QueueStrip } from './QueueStrip.tsx';
import { foundTable, waitingPlace } from './queue.testkit.ts';

beforeAll(() => loadMessages('queue', 'tables'));
afterEach(cleanup);

const template = (slug: string, name: string, seats: number): GameSummary['templates'][number] => ({
  slug,
  name,
  blurb: '',
  format: 'booster',
  seats,
  clock: 'standard',
  minutes: 18,
});
const games: readonly GameSummary[] = [
  {
    slug: 'emberwake',
    name: 'Emberwake',
    tagline: '',
    cards: 1,
    art: [],
    templates: [
      template('emberwake-draft', 'Three packs of 15', 8),
      template('alone', 'Alone', 1),
      template('grid', 'Grid', 2),
    ],
  },
];
const gridLine: QueueLine = {
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: { slug: 'grid', name: 'Grid' },
  seats: 2,
  waiting: 1,
  botsAtMs: null,
};

/** The strip over a server in the test's hands. */
async function strip(first: QueueStanding, lines: readonly QueueLine[] = []) {
  const asks: QueueAsk[] = [];
  let tell: (event: DraftQueueEvent) => void = () => {};
  const machine = draftQueueMachine.provide({
    actors: {
      line: fromCallback<DraftQueueEvent>(({ sendBack }) => {
        tell = sendBack;
      }),
      send: fromPromise<Reply<QueueView>, { ask: QueueAsk | null }>(async ({ input }) => {
        if (input.ask) asks.push(input.ask);
        return { ok: true, value: { mine: first, lines, nowMs: 0 } };
      }),
    },
    actions: { goToTable: () => {} },
  });
  await showPage(() => (
    <SystemProvider>
      <QueueStrip machine={machine} games={games} />
    </SystemProvider>
  ));
  const tells = (mine: QueueStanding) =>
    act(async () => tell({ type: 'queue.told', view: { mine, lines, nowMs: 0 }, atMs: Date.now() }));
  await tells(first);
  return { asks, tells, drops: () => act(async () => tell({ type: 'line.dropped' })) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('sitting down on Browse', () => {
  it('offers what several people play, and the queues in which somebody waits', async () => {
    const { asks } = await strip({ kind: 'none' }, [gridLine]);
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'Emberwake',
      'Three packs of 15',
      'Grid',
      'after 5 minutes',
      'as soon as everyone agrees',
      'never, people only',
    ]);
    await press('Join too: Emberwake, Grid');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bots' }), 'never, people only');
    await press('Join queue');
    expect(asks).toEqual([
      { type: 'sit', asked: { game: 'emberwake', template: 'grid', bots: 'afterWait' } },
      { type: 'sit', asked: { game: 'emberwake', template: 'emberwake-draft', bots: 'never' } },
    ]);
  });

  it('tells how many wait and lets everybody say whether bots may come now', async () => {
    const { asks } = await strip(waitingPlace());
    expect(screen.getByRole('status').textContent).toBe('3 of 8 waiting');
    await press('Start with bots now');
    await press('Leave queue');
    expect(asks).toEqual([
      { type: 'sit', asked: { game: 'emberwake', template: 'emberwake-draft', bots: 'now' } },
      { type: 'leave' },
    ]);
  });

  it('asks over the page whether one is there, and closing the question answers nothing', async () => {
    const { asks, tells } = await strip(waitingPlace());
    await tells(foundTable());
    expect(screen.getByRole('dialog', { name: 'A table was found' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('I’m here');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), asks]).toEqual([null, []]);
    await press('I’m here');
    expect(asks).toEqual([{ type: 'answer', matchId: 'm1', isThere: true }]);
  });

  it('asks anew for another table, though the question before was closed', async () => {
    const { tells } = await strip(foundTable());
    await userEvent.keyboard('{Escape}');
    await tells(waitingPlace());
    expect(screen.getByText('You kept your place.', { exact: false })).toBeTruthy();
    await tells(foundTable({ matchId: 'm2' }));
    expect(screen.getByRole('dialog', { name: 'A table was found' })).toBeTruthy();
  });

  it('promises a place to nobody who has none when the line is lost', async () => {
    const { drops, tells } = await strip({ kind: 'none' });
    await drops();
    expect(screen.getByText('Connection lost. This continues once it’s back.')).toBeTruthy();
    await tells(waitingPlace());
    await drops();
    expect(screen.getByText('We keep your place for a minute', { exact: false })).toBeTruthy();
  });

  it('leads to the table that was formed, and tells when the line is lost', async () => {
    const { drops, tells } = await strip({ kind: 'seated', draftId: 'd1', isBeingDrafted: false });
    expect(screen.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe('/drafts/d1');
    await drops();
    expect(screen.getByText('Connection lost.', { exact: false })).toBeTruthy();
    await tells({ kind: 'seated', draftId: 'd1', isBeingDrafted: true });
    expect(screen.queryByText('Connection lost.', { exact: false })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the draft' }).getAttribute('href')).toBe(
      '/drafts/d1/room',
    );
  });
});
