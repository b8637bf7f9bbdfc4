// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { lastHosted } from '../host/hostMemory.ts';
import { press, sitAt } from './lobby.testkit.tsx';
import { open, person, tableOf } from './tables.testkit.ts';

const mara = person(0, 'Mara', { isHost: true, isReady: true });
const kim = person(1, 'Kim');
const four = [mara, kim, open(2), open(3)];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const choose = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name }, { timeout: 20_000 });
  await act(async () => fireEvent.click(item));
};
/** A switch or a segment says what it became a moment later. */
const flip = (role: 'radio' | 'switch', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const select = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The settings as their host has them open. */
async function openSettings(settings: Partial<TableSettings> = {}, seats = four) {
  const table = tableOf(seats);
  const room = sitAt({ ...table, settings: { ...table.settings, ...settings } }, 'Mara');
  await press('Change');
  await screen.findByRole('dialog', { name: 'Change settings' }, { timeout: 20_000 });
  return room;
}
const confirm = () => press('Change settings');

describe('the ready check', () => {
  it('is asked by the host and not where nobody else sits', async () => {
    const { asked } = sitAt(tableOf(four), 'Mara');
    await press('Host tools');
    await choose('Ask who is ready');
    expect(asked).toEqual([{ type: 'readyCheck' }]);
    cleanup();
    sitAt(tableOf([mara, open(1)]), 'Mara');
    await press('Host tools');
    const item = await screen.findByRole('menuitem', { name: /Ask who is ready/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('is told to everybody else once, and not to the host', () => {
    const table = tableOf(four);
    const others = sitAt(table, 'Kim');
    const asking: TableView = {
      ...table,
      nowMs: table.nowMs + 1,
      lobbyEvents: [{ seq: 4, type: 'readyAsked' }],
    };
    others.change(asking);
    others.change({ ...asking, nowMs: table.nowMs + 2 });
    expect(others.told()).toEqual(['The host is asking who’s ready. Press Ready when you are.']);
    cleanup();
    const own = sitAt(table, 'Mara');
    own.change(asking);
    expect(own.told()).toEqual([]);
  });
});

describe('hosting without a seat', () => {
  it('is a tool of power users who sit', async () => {
    const { asked } = sitAt(tableOf(four), 'Mara', { roles: ['PowerUser'] });
    await press('Host tools');
    await choose('Host without a seat');
    expect(asked).toEqual([{ type: 'organise' }]);
    cleanup();
    sitAt(tableOf(four), 'Mara');
    await press('Host tools');
    await screen.findByRole('menuitem', { name: 'Shuffle seats' });
    expect(screen.queryByRole('menuitem', { name: 'Host without a seat' })).toBeNull();
  });

  it('takes no seat by coming, starts the draft and goes with it', async () => {
    const table = tableOf([open(0), kim]);
    const { asked, went, change } = sitAt(table, 'Mara', { roles: ['PowerUser'] });
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Start draft' })).toBeTruthy();
    change({ ...table, status: 'drafting' });
    expect(went).toEqual(['room']);
  });
});

describe('the settings of a host', () => {
  it('draw all clocks to one measure', async () => {
    await openSettings();
    const tallest = within(screen.getByRole('dialog', { name: 'Change settings' }))
      .getAllByRole('img', { name: /seconds for the first pick/ })
      .map((ladder) => Number(ladder.querySelector('rect')?.getAttribute('height')));
    expect(tallest).toEqual([12, 22.5, 36]);
  });

  it('change packs and picks, and tell them folded in words', async () => {
    const { asked } = await openSettings();
    select('Packs per player', '4');
    select('Cards taken from a fresh pack', '2');
    select('Discard the rest when this many are left', '4');
    expect(screen.getByText('4 packs, take 2 from a fresh pack, discard the last 4')).toBeTruthy();
    await confirm();
    expect(asked).toEqual([
      { type: 'changeSettings', settings: { rules: { packs: 4, firstPicks: 2, discardAt: 4 } } },
    ]);
  });

  it('go back to what the template says', async () => {
    const { asked } = await openSettings({ rules: { picks: 2 } });
    await press('Use the defaults');
    await confirm();
    expect(asked).toEqual([{ type: 'changeSettings', settings: { rules: null } }]);
  });

  it('have seconds of their own, never more for the last pick than for the first', async () => {
    const { asked } = await openSettings();
    await flip('radio', 'Custom');
    select('First pick', '30');
    select('Last pick', '30');
    select('First pick', '20');
    await confirm();
    expect(asked).toEqual([
      {
        type: 'changeSettings',
        settings: { pace: { kind: 'ladder', firstSeconds: 20, lastSeconds: 20 } },
      },
    ]);
  });

  it('hold a review, covered pools, a description, teams and who sees picks when', async () => {
    const { asked } = await openSettings();
    select('Review between packs', '60');
    select('Picks visible to', 'closed');
    select('At the latest', '2');
    await flip('switch', 'Covered pools');
    await flip('switch', 'Two teams');
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Slow and friendly' } });
    await confirm();
    expect(asked).toEqual([
      {
        type: 'changeSettings',
        settings: {
          picksOpenTo: 'closed',
          picksOpenAfterHours: 2,
          reviewSeconds: 60,
          hidesPool: true,
          teams: true,
          description: 'Slow and friendly',
        },
      },
    ]);
  });

  it('say why teams do not fit before the table refuses them', async () => {
    await openSettings({}, [mara, kim, open(2)]);
    await flip('switch', 'Two teams');
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: /^Change settings/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Two teams need an even number of seats, at least four.')).toBeTruthy();
  });

  it('are kept for the next table of this host, without the evening’s name', async () => {
    await openSettings();
    select('Review between packs', '90');
    await confirm();
    const template = { slug: 'emberwake-draft', name: '', blurb: '', format: 'booster', seats: 8 };
    const games = [
      {
        ...{ slug: 'emberwake', name: 'Emberwake', tagline: '', cards: 1, art: [] },
        templates: [{ ...template, clock: 'standard' as const, minutes: 18 }],
      },
    ];
    const last = lastHosted(games, 'mara');
    expect([last?.template.slug, last?.settings.reviewSeconds, last && 'name' in last.settings]).toEqual([
      'emberwake-draft',
      90,
      false,
    ]);
    expect([lastHosted(games, 'kim'), lastHosted([], 'mara')]).toEqual([null, null]);
  });
});

it('the seats of two teams are named by turns', () => {
  const table = tableOf([mara, kim, open(2), open(3)]);
  sitAt({ ...table, settings: { ...table.settings, teams: true } }, 'Kim');
  expect(screen.getByText('team A, host')).toBeTruthy();
  expect(screen.getByText('team B, you')).toBeTruthy();
});
