import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import type { Account, PublicCard } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { ActorsProvider } from '../shell/actors.tsx';
import type { LateCalls, ProfileCalls } from './profilePorts.ts';

export const kim: CurrentUser = {
  userId: 'm1',
  handle: 'Kim',
  email: 'kim@example.org',
  roles: [],
  createdUtc: '2026-03-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

export const kimsCard: PublicCard = {
  memberId: 'm1',
  handle: 'Kim',
  avatarUrl: '/art/avatars/kim.svg',
  aboutText: 'Mostly Tide.',
  createdUtc: '2026-03-01T00:00:00Z',
  draftsFinished: 3,
  games: [{ name: 'Emberwake', drafts: 3 }],
};

export const accountOf = (more: Partial<Account> = {}): Account => ({
  email: 'kim@example.org',
  pendingEmail: null,
  isVerified: true,
  hasPassword: true,
  secondFactor: { isOn: false, asksForPasskey: false, isRequired: false, recoveryCodesLeft: 0 },
  linkedSignIns: [],
  providers: [],
  preferences: DEFAULT_PREFERENCES,
  ...more,
});

/** A refusal as the api throws it. */
export const refusal = (status: number, code: string, reply: string, fields: Record<string, string[]> = {}) =>
  Object.assign(new Error(`status ${status}`), { status, code, reply, fields });

const unexpected = (name: string) => () => Promise.reject(new Error(`Nobody expected ${name}.`));

/** A server of which only some calls are expected. */
export function callsWith(expected: Partial<ProfileCalls>): LateCalls {
  const calls: ProfileCalls = {
    account: unexpected('account'),
    card: unexpected('card'),
    history: () => Promise.resolve({ rows: [], total: 0, formats: [] }),
    changeCard: unexpected('changeCard'),
    sendVerification: unexpected('sendVerification'),
    verifyEmail: unexpected('verifyEmail'),
    changePassword: unexpected('changePassword'),
    changeEmail: unexpected('changeEmail'),
    sessions: unexpected('sessions'),
    endSession: unexpected('endSession'),
    endOtherSessions: unexpected('endOtherSessions'),
    startSecondFactor: unexpected('startSecondFactor'),
    confirmSecondFactor: unexpected('confirmSecondFactor'),
    endSecondFactor: unexpected('endSecondFactor'),
    newRecoveryCodes: unexpected('newRecoveryCodes'),
    linkSignIn: unexpected('linkSignIn'),
    unlinkSignIn: unexpected('unlinkSignIn'),
    tokens: () => Promise.resolve({ tokens: [], offered: ['drafts:read'] }),
    makeToken: unexpected('makeToken'),
    revokeToken: unexpected('revokeToken'),
    passkeys: unexpected('passkeys'),
    exportAccount: unexpected('exportAccount'),
    deleteAccount: unexpected('deleteAccount'),
    ...expected,
  };
  return () => Promise.resolve(calls);
}

/** Renders a part of the profile; `told` reads the notices that stand on the page. */
export function show(part: ReactNode) {
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const session = createActor(sessionMachine);
  render(
    <SystemProvider>
      <ActorsProvider actors={{ session, notices }}>{part}</ActorsProvider>
    </SystemProvider>,
  );
  return { told: () => selectShownNotices(notices.getSnapshot()).map(({ text }) => text) };
}

/** Lets answers that are there arrive. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  });
