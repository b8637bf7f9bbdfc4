// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserDetail } from '#contract/admin/users.ts';
import type { PeopleAction, PersonResult } from '#src/machines/forms/peopleWork.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { PeopleBar } from './PeopleBar.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';
import { PersonHelp } from './PersonHelp.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { usePeopleWork } from './usePeopleWork.ts';

const KIM: UserDetail = {
  ...{ id: 'kim', handle: 'Kim', email: 'kim@example.net', isGuest: false, isVerified: true },
  ...{ isConfirmedByHand: false, roles: [], avatarUrl: '', aboutText: '', hasPassword: true },
  ...{ createdUtc: '2026-01-01T00:00:00Z', lastSeenUtc: '2026-01-02T00:00:00Z', hasSecondFactor: true },
  ...{ providers: [], suspension: null, sessions: [], tables: { played: 0, hosted: 0, live: 0 } },
  ...{ reports: [], notes: [], isMe: false },
};
const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', ben: 'Ben', vera: 'Vera' };

/** A server that refuses Vera, and writes down what it was asked. */
function fakeServer() {
  const asked: string[] = [];
  const doing = (action: string) => async (id: string, more?: unknown) => {
    asked.push(more === undefined ? `${action} ${id}` : `${action} ${id} ${JSON.stringify(more)}`);
    if (id === 'vera') throw Object.assign(new Error(''), { reply: 'Take the Admin role away first.' });
    return { activityId: 'one' };
  };
  const ports = {
    suspend: doing('suspend'),
    endSessions: doing('endSessions'),
    sendLink: doing('sendLink'),
    resetFactor: doing('resetFactor'),
    remove: doing('remove'),
    withdraw: doing('withdraw'),
    confirm: doing('confirm'),
    unconfirm: doing('unconfirm'),
    writeNote: doing('writeNote'),
    removeNote: doing('removeNote'),
  };
  return { asked, ports };
}

interface BulkProps {
  readonly ids: readonly string[];
  readonly server: ReturnType<typeof fakeServer>;
  readonly onOver?: (action: PeopleAction, results: readonly PersonResult[]) => void;
}

function Bulk({ ids, server, onOver = () => {} }: BulkProps) {
  const work = usePeopleWork(server.ports, onOver);
  return (
    <SystemProvider>
      <PeopleBar
        chosen={{ selection: { ids: [...ids] }, count: ids.length, done: () => {} }}
        work={work}
        actions={['suspend', 'endSessions', 'sendLink', 'delete']}
        nameOf={(id) => NAMES[id] ?? id}
        onChoose={() => {}}
      />
      <PeopleDialog work={work} />
    </SystemProvider>
  );
}

function Person({ user, server }: { readonly user: UserDetail; readonly server: BulkProps['server'] }) {
  const work = usePeopleWork(server.ports, () => {});
  return (
    <>
      <PersonHelp user={user} ports={server.ports} work={work} onChanged={() => {}} />
      <PersonNotes user={user} ports={server.ports} onChanged={() => {}} />
      <PeopleDialog work={work} />
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => loadMessages('users'));
afterEach(cleanup);

describe('many people at once [A15]', () => {
  it('are deleted after their count and names were said, each with its result', async () => {
    const server = fakeServer();
    render(<Bulk ids={['ana', 'vera', 'ben']} server={server} />);
    await press('Delete account');
    const asking = await screen.findByRole('alertdialog', { name: 'Delete 3 accounts?' });
    expect(asking.textContent).toContain('Who: Ana, Vera and Ben');
    expect(asking.textContent).toContain('can’t be undone');
    expect(server.asked).toEqual([]);
    await press('Delete');
    const told = await screen.findByRole('alertdialog', { name: '2 done, 1 refused' });
    expect(server.asked).toEqual(['remove ana', 'remove vera', 'remove ben']);
    expect([...told.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Ana: Done',
      'Vera: Take the Admin role away first.',
      'Ben: Done',
    ]);
  });

  it('are left alone where the question is cancelled', async () => {
    const server = fakeServer();
    render(<Bulk ids={['ana', 'ben']} server={server} />);
    await press('Send password link');
    await press('Cancel');
    expect([server.asked, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  });

  it('are suspended only with a reason', async () => {
    const server = fakeServer();
    render(<Bulk ids={['ana', 'ben']} server={server} />);
    await press('Suspend');
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend 2 people?' });
    const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Suspend');
    if (!yes) throw new Error('Nothing confirms.');
    expect(yes.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(yes);
    expect(server.asked).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Reason, shown to them/), 'Spam');
    await userEvent.selectOptions(screen.getByLabelText('For how long'), 'none');
    await userEvent.click(yes);
    await screen.findByRole('alertdialog', { name: 'All 2 done' });
    expect(server.asked).toEqual(
      ['ana', 'ben'].map((id) => `suspend ${id} {"reason":"Spam","untilMs":null}`),
    );
  });

  it('are at most a hundred', () => {
    render(<Bulk ids={Array.from({ length: 101 }, (_, at) => `p${at}`)} server={fakeServer()} />);
    expect(screen.getByText(/up to 100 people/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });
});

describe('one person [A15]', () => {
  const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    [{}, ['Send password link', 'Reset second factor', 'Delete account', 'Save note']],
    [
      { isVerified: false, hasSecondFactor: false },
      ['Send password link', 'Confirm address', 'Delete account', 'Save note'],
    ],
    [
      { isConfirmedByHand: true },
      ['Send password link', 'Withdraw confirmation', 'Reset second factor', 'Delete account', 'Save note'],
    ],
    [{ roles: ['Admin'] }, ['Send password link', 'Save note']],
    [
      { isGuest: true, email: '', isVerified: false, hasSecondFactor: false },
      ['Delete account', 'Save note'],
    ],
  ])('is offered what can be done for them: %j', (standing, buttons) => {
    render(<Person user={{ ...KIM, ...standing }} server={fakeServer()} />);
    expect(offered()).toEqual(buttons);
  });

  it('loses a second factor only after that is confirmed', async () => {
    const server = fakeServer();
    render(<Person user={KIM} server={server} />);
    await press('Reset second factor');
    await screen.findByRole('alertdialog', { name: 'Reset the second factor of Kim?' });
    expect(server.asked).toEqual([]);
    await press('Reset');
    expect(server.asked).toEqual(['resetFactor kim']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is told why something was refused', async () => {
    render(<Person user={{ ...KIM, id: 'vera', handle: 'Vera' }} server={fakeServer()} />);
    await press('Delete account');
    await press('Delete');
    const told = await screen.findByRole('alertdialog', { name: '0 done, 1 refused' });
    expect(told.textContent).toContain('Vera: Take the Admin role away first.');
  });

  it('has notes with their author and day, which can be added and removed', async () => {
    const server = fakeServer();
    const note = { id: 'n1', text: 'Asked twice.', author: 'Vera', atUtc: '2026-11-27T12:00:00Z' };
    render(<Person user={{ ...KIM, notes: [note] }} server={server} />);
    expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain(
      'Asked twice.Vera, 27 Nov 2026',
    );
    await press('Remove the note by Vera');
    await userEvent.type(screen.getByLabelText('New note about Kim'), 'Called back.');
    await press('Save note');
    expect(server.asked).toEqual(['removeNote kim "n1"', 'writeNote kim "Called back."']);
  });
});
