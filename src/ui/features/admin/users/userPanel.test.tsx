// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserDetail } from '#contract/admin/users.ts';
import { peopleWorkMachine } from '#src/machines/forms/peopleWork.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { AdminShellContext, type AdminShellState } from '../shell/adminShellParts.ts';
import { UserPanel } from './UserPanel.tsx';
import type { UserPorts } from './userParts.ts';

const KIM: UserDetail = {
  ...{ id: 'kim', handle: 'Kim', email: 'kim@example.net', isGuest: false, isVerified: true },
  ...{ isConfirmedByHand: false, roles: [], avatarUrl: '', aboutText: '', hasPassword: true },
  ...{ createdUtc: '2026-01-01T00:00:00Z', lastSeenUtc: '2026-01-02T00:00:00Z', hasSecondFactor: false },
  ...{ providers: [], suspension: null, sessions: [], tables: { played: 0, hosted: 0, live: 0 } },
  ...{ reports: [], notes: [], isMe: false },
};

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

const SHELL: AdminShellState = {
  ...{ game: '', games: [], revision: 0, offerUndo: () => {}, refresh: () => {} },
  leaving: { hold: () => () => {}, leave: (then) => then(), letGo: () => {} },
};

const NO_TABLE = { load: unasked, values: unasked, csv: unasked };

/** The panel as the screen shows it: whatever is changed lets everything be read again. */
function Shown({ standing = {} }: { readonly standing?: Partial<UserDetail> }) {
  const [version, setVersion] = useState(0);
  const [{ ports }] = useState(() => {
    let roles: string[] = [];
    let suspension: UserDetail['suspension'] = null;
    const asked: UserPorts = {
      users: NO_TABLE,
      reports: NO_TABLE,
      detail: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { ...KIM, suspension, ...standing, roles };
      },
      changeRoles: async (_, next) => {
        roles = [...next];
        return { activityId: 'one' };
      },
      suspend: async (_, { reason: why }) => {
        suspension = { reason: why, sinceUtc: '2026-01-03T00:00:00Z', untilUtc: null };
        return { activityId: 'two' };
      },
      lift: async () => {
        suspension = null;
        return { activityId: 'three' };
      },
      invitations: NO_TABLE,
      ...{ endSessions: unasked, endSession: unasked, settle: unasked, sendLink: unasked, confirm: unasked },
      ...{ unconfirm: unasked, resetFactor: unasked, remove: unasked, writeNote: unasked },
      ...{ removeNote: unasked, invite: unasked, withdraw: unasked },
    };
    return { ports: asked };
  });
  const work = useActorRef(peopleWorkMachine);
  return (
    <AdminShellContext value={SHELL}>
      <UserPanel
        memberId="kim"
        rows={[]}
        ports={ports}
        version={version}
        work={work}
        onOpen={() => {}}
        onClose={() => {}}
        onChanged={() => setVersion((before) => before + 1)}
      />
    </AdminShellContext>
  );
}

const t = () => messagesFor('en', 'adminUsers');
const radio = (role: 'member' | 'PowerUser' | 'Admin') =>
  screen.findByRole<HTMLInputElement>('radio', { name: t()('roles', { role }) });
const reason = () => screen.findByLabelText<HTMLTextAreaElement>(new RegExp(t()('reason', { name: 'Kim' })));

describe('the panel of a person', () => {
  beforeAll(() => loadMessages('admin', 'users', 'adminUsers'));
  afterEach(cleanup);

  it('keeps a reason that is being typed while a role is changed and the person is read again', async () => {
    render(<Shown />);
    await userEvent.type(await reason(), 'Spam');
    await userEvent.click(await radio('PowerUser'));
    await screen.findByText(t()('roleMeaning', { role: 'PowerUser' }));
    expect((await reason()).value).toBe('Spam');
  });

  it('shows a suspension as soon as it is made, with an empty form for the next one', async () => {
    render(<Shown />);
    expect((await screen.findByRole('button', { name: t()('suspend') })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.type(await reason(), 'Spam');
    await userEvent.selectOptions(screen.getByLabelText(new RegExp(t()('term'))), 'lifted');
    await userEvent.click(screen.getByRole('button', { name: t()('suspend') }));
    await screen.findByText(t()('suspendedUntilLifted', { reason: 'Spam' }));
    await userEvent.click(screen.getByRole('button', { name: t()('lift') }));
    expect((await reason()).value).toBe('');
  });

  it('makes nobody an Admin before that is confirmed, with the person and what it means [A14, R5]', async () => {
    const title = t()('askRole', { name: 'Kim', role: 'Admin' });
    render(<Shown />);
    await userEvent.click(await radio('Admin'));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('Kim (kim@example.net) will be able to change everything here');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    expect((await radio('member')).checked).toBe(true);
    await userEvent.click(await radio('Admin'));
    await userEvent.click(await screen.findByRole('button', { name: t()('makeRole', { role: 'Admin' }) }));
    await screen.findByText(t()('roleMeaning', { role: 'Admin' }));
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });

  it.each([
    [{ isVerified: false }, 'confirmFirst'],
    [{ suspension: { reason: 'Spam', sinceUtc: '2026-01-01T00:00:00Z', untilUtc: null } }, 'liftFirst'],
  ] as const)('says why somebody cannot be made Admin: %j [A14, R5]', async (standing, why) => {
    render(<Shown standing={standing} />);
    await userEvent.click(await radio('Admin'));
    const confirm = await screen.findByRole('button', { name: t()('makeRole', { role: 'Admin' }) });
    expect([confirm.getAttribute('aria-disabled'), confirm.title]).toEqual(['true', t()(why)]);
  });
});
