// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AchievementRow, ChangeAchievement } from '#contract/admin/achievements.ts';
import type { ChangeSet, SetRow } from '#contract/admin/sets.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { AchievementPanel } from '../achievements/AchievementPanel.tsx';
import { SetPanel } from '../sets/SetPanel.tsx';
import { AdminShellContext } from '../shell/adminShellParts.ts';

const KITES: SetRow = {
  id: 'kites',
  version: 'first',
  code: 'KIT',
  name: 'Kites',
  game: 'canary',
  gameName: 'Canary',
  releasedOn: null,
  printings: 0,
};
const SEATS: AchievementRow = {
  id: 'seven-seats',
  version: 'first',
  slug: 'seven-seats',
  name: 'Seven seats',
  sentence: 'Finish seven drafts.',
  metric: 'draftsFinished',
  threshold: 7,
  tier: 'silver',
  icon: 'flag',
  isSecret: false,
  position: 0,
  holders: 0,
  state: 'active',
};

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const NO_TABLE = { load: unasked, values: unasked, csv: unasked };

/** What is stored, and what came to be stored of a second window since. */
function storedOf<Row extends { readonly version: string }, Change extends { readonly version: string }>(
  theirs: Row,
) {
  const sent: Change[] = [];
  const change = async (_: string, wish: Change) => {
    sent.push(wish);
    if (wish.version !== theirs.version)
      throw Object.assign(new Error('Look at it again first.'), { code: 'changedMeanwhile' });
    return { activityId: 'one' };
  };
  return { sent, change, row: async () => theirs };
}

const done: string[] = [];
const rest = { onClose: () => {}, onDone: (text: string) => void done.push(text) };
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
const show = (panel: ReactNode) =>
  render(
    <AdminShellContext
      value={{ game: '', games: [], offerUndo: () => {}, refresh: () => {}, revision: 0, leaving }}
    >
      {panel}
    </AdminShellContext>,
  );
const typeInto = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => loadMessages('admin', 'adminSets', 'adminAchievements', 'common'));

describe('what somebody else changed while a panel was open [spec 4.13]', () => {
  afterEach(() => {
    cleanup();
    done.length = 0;
  });

  it('stays in a set, with what was typed laid over it', async () => {
    const stored = storedOf<SetRow, ChangeSet>({ ...KITES, version: 'second', name: 'Paper Kites' });
    const ports = {
      table: { ...NO_TABLE, row: stored.row },
      make: unasked,
      change: stored.change,
      remove: unasked,
    };
    show(<SetPanel {...rest} id="kites" rows={[KITES]} onOpen={() => {}} ports={ports} />);
    await typeInto(/^Code/, 'PKT');
    await press('Save set');
    await screen.findByText(messagesFor('en', 'admin')('conflict'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Paper Kites');
    await press('Save set');
    expect(done).toEqual(['Saved Paper Kites.']);
    expect(stored.sent).toEqual([
      { version: 'first', code: 'PKT', name: 'Kites', releasedOn: null },
      { version: 'second', code: 'PKT', name: 'Paper Kites', releasedOn: null },
    ]);
  });

  it('is shown beside what was typed in the same field, and taken when asked', async () => {
    const t = messagesFor('en', 'admin');
    const stored = storedOf<SetRow, ChangeSet>({ ...KITES, version: 'second', name: 'Paper Kites' });
    const ports = {
      table: { ...NO_TABLE, row: stored.row },
      make: unasked,
      change: stored.change,
      remove: unasked,
    };
    show(<SetPanel {...rest} id="kites" rows={[KITES]} onOpen={() => {}} ports={ports} />);
    await typeInto(/^Name/, 'Silk Kites');
    await press('Save set');
    await screen.findByText(t('theirValue', { value: 'Paper Kites' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Silk Kites');
    await press(t('useTheirs'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Paper Kites');
    expect(screen.queryByText(t('theirValue', { value: 'Paper Kites' }))).toBeNull();
  });

  it('stays in an achievement, with what was typed laid over it', async () => {
    const stored = storedOf<AchievementRow, ChangeAchievement>({
      ...SEATS,
      version: 'second',
      name: 'Seven chairs',
    });
    const ports = {
      table: { ...NO_TABLE, row: stored.row },
      make: unasked,
      change: stored.change,
      retire: unasked,
      tryRule: unasked,
    };
    show(<AchievementPanel {...rest} id="seven-seats" rows={[SEATS]} onOpen={() => {}} ports={ports} />);
    await typeInto(/^At least/, '8');
    await press(messagesFor('en', 'adminAchievements')('save'));
    await screen.findByText(messagesFor('en', 'admin')('conflict'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Seven chairs');
    await press(messagesFor('en', 'adminAchievements')('save'));
    expect(done).toEqual(['Saved Seven chairs.']);
    expect(stored.sent.map(({ version, name, threshold }) => [version, name, threshold])).toEqual([
      ['first', 'Seven seats', 8],
      ['second', 'Seven chairs', 8],
    ]);
  });

  it('is not lost where it cannot be read again just now', async () => {
    const ports = {
      table: { ...NO_TABLE, row: () => Promise.reject(new Error('The server cannot be reached.')) },
      make: unasked,
      change: storedOf<SetRow, ChangeSet>({ ...KITES, version: 'second' }).change,
      remove: unasked,
    };
    show(<SetPanel {...rest} id="kites" rows={[KITES]} onOpen={() => {}} ports={ports} />);
    await typeInto(/^Name/, 'Silk Kites');
    await press('Save set');
    await screen.findByText('The server cannot be reached.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Silk Kites');
    expect(done).toEqual([]);
  });
});
