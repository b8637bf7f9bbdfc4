// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserDetail } from '#contract/admin/users.ts';
import { peopleWorkMachine } from '#src/machines/peopleWork.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { UserPanel } from './UserPanel.tsx';
import type { UserPorts } from './userParts.ts';

const KIM: UserDetail = {
  id: 'kim',
  handle: 'Kim',
  email: 'kim@example.net',
  isGuest: false,
  isVerified: true,
  isConfirmedByHand: false,
  roles: [],
  avatarUrl: '',
  aboutText: '',
  createdUtc: '2026-01-01T00:00:00Z',
  lastSeenUtc: '2026-01-02T00:00:00Z',
  hasPassword: true,
  hasSecondFactor: false,
  providers: [],
  suspension: null,
  sessions: [],
  tables: { played: 0, hosted: 0, live: 0 },
  reports: [],
  notes: [],
  isMe: false,
};

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

const NO_TABLE = { load: unasked, values: unasked, csv: unasked };

/** The panel as the screen shows it: whatever is changed lets everything be read again. */
function Shown({ standing = {} }: { readonly standing?: Partial<UserDetail> }) {
  const [version, setVersion] = useState(0);
  const [{ ports }] = useState(() => {
    let roles: string[] = [];
    const asked: UserPorts = {
      users: NO_TABLE,
      reports: NO_TABLE,
      detail: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { ...KIM, ...standing, roles };
      },
      changeRoles: async (_, next) => {
        roles = [...next];
        return { activityId: 'one' };
      },
      suspend: unasked,
      lift: unasked,
      endSessions: unasked,
      endSession: unasked,
      settle: unasked,
      invitations: NO_TABLE,
      sendLink: unasked,
      confirm: unasked,
      unconfirm: unasked,
      resetFactor: unasked,
      remove: unasked,
      writeNote: unasked,
      removeNote: unasked,
      invite: unasked,
      withdraw: unasked,
    };
    return { ports: asked };
  });
  const work = useActorRef(peopleWorkMachine);
  return (
    <UserPanel
      memberId="kim"
      ports={ports}
      version={version}
      work={work}
      onClose={() => {}}
      onChanged={() => setVersion((before) => before + 1)}
    />
  );
}

describe('the panel of a person', () => {
  beforeAll(() => loadMessages('users'));
  afterEach(cleanup);

  it('keeps a reason that is being typed while a role is changed and the person is read again', async () => {
    render(<Shown />);
    const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason, shown to Kim');
    await userEvent.type(reason, 'Shouts at bots.');
    await userEvent.click(screen.getByRole('radio', { name: 'PowerUser' }));
    await screen.findByText(/organises events/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason, shown to Kim').value).toBe('Shouts at bots.');
  });

  it('makes nobody an Admin before that is confirmed, with the person and what it means [A14, R5]', async () => {
    render(<Shown />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make Kim an Admin?' });
    expect(dialog.textContent).toContain('Kim (kim@example.net) will be able to change everything here');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Make Kim an Admin?' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Member' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Admin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make an Admin' }));
    await screen.findByText(/May change everything here\. Takes effect/);
    expect(screen.queryByRole('dialog', { name: 'Make Kim an Admin?' })).toBeNull();
  });

  it.each([
    [{ isVerified: false }, 'They have to confirm their email address first.'],
    [
      { suspension: { reason: 'Spam', sinceUtc: '2026-01-01T00:00:00Z', untilUtc: null } },
      'Lift the suspension first.',
    ],
  ])('says why somebody cannot be made Admin: %j [A14, R5]', async (standing, reason) => {
    render(<Shown standing={standing} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Admin' }));
    const confirm = await screen.findByRole('button', { name: 'Make an Admin' });
    expect([confirm.getAttribute('aria-disabled'), confirm.getAttribute('title')]).toEqual(['true', reason]);
  });
});
