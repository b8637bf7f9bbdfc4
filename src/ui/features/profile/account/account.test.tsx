// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionLine } from '#contract/members/account.ts';
import { asked } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { accountOf, callsWith, kim, refusal, settle, show } from '../profile.testkit.tsx';
import type { ProfileCalls } from '../profilePorts.ts';
import { DeletePanel } from './DeletePanel.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

let t: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('profile', 'common');
  t = messagesFor('en', 'profile');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRONG = refusal(403, 'wrongPassword', 'That is not your current password.');
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The account of Kim behind a dialog; `log` keeps what was asked, closed and changed, in order. */
function partsWith(calls: Partial<ProfileCalls>, account = accountOf()) {
  const log: unknown[] = [];
  return {
    log,
    parts: {
      user: kim,
      account,
      calls: callsWith(calls),
      onChanged: () => void log.push('changed'),
      onClose: () => void log.push('closed'),
    },
  };
}

describe('a new password', () => {
  it('is sent with the current one, and told', async () => {
    const { log, parts } = partsWith({
      changePassword: async (proof, newPassword) => {
        log.push({ ...proof, newPassword });
        return accountOf();
      },
    });
    const { told } = show(<PasswordDialog {...parts} />);
    type(t('currentPassword'), 'heron lantern copper');
    type(t('newPassword'), 'copper heron lantern');
    press(t('changePassword'));
    await settle();
    expect(log).toEqual([
      { currentPassword: 'heron lantern copper', newPassword: 'copper heron lantern' },
      'changed',
      'closed',
    ]);
    expect(told()).toEqual([t('passwordChanged')]);
  });

  it('stays typed when the current one is wrong, which is told beside it', async () => {
    const { log, parts } = partsWith({ changePassword: () => Promise.reject(WRONG) });
    show(<PasswordDialog {...parts} />);
    type(t('currentPassword'), 'heron');
    type(t('newPassword'), 'copper heron lantern');
    press(t('changePassword'));
    await settle();
    const current = screen.getByLabelText(t('currentPassword'));
    expect([current.getAttribute('aria-invalid'), document.activeElement === current]).toEqual([
      'true',
      true,
    ]);
    expect(screen.getByText('That is not your current password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(t('newPassword')).value).toBe('copper heron lantern');
    expect(log).toEqual([]);
  });

  it('that is too short is not sent', async () => {
    const { parts } = partsWith({});
    show(<PasswordDialog {...parts} />);
    type(t('currentPassword'), 'heron lantern copper');
    type(t('newPassword'), 'short');
    press(t('changePassword'));
    await settle();
    expect(screen.getByText('Use at least 8 characters.')).toBeTruthy();
  });

  it('is the first one for who signs in with a third party, and asks for no current one', async () => {
    const { log, parts } = partsWith(
      {
        changePassword: async (proof) => {
          log.push(proof);
          return accountOf();
        },
      },
      accountOf({ hasPassword: false }),
    );
    show(<PasswordDialog {...parts} />);
    expect(screen.queryByLabelText(t('currentPassword'))).toBeNull();
    type(t('newPassword'), 'copper heron lantern');
    press(t('setPasswordSubmit'));
    await settle();
    expect(log).toEqual([{}, 'changed', 'closed']);
  });
});

describe('another address', () => {
  it('is asked for once it is an address, and counts when its link is opened', async () => {
    const { log, parts } = partsWith({
      changeEmail: async (proof, email) => {
        log.push({ ...proof, email });
        return accountOf({ pendingEmail: email });
      },
    });
    const { told } = show(<EmailDialog {...parts} />);
    type(t('currentPassword'), 'heron lantern copper');
    type(t('newEmail'), 'kim');
    press(t('sendLink'));
    expect(screen.getByText('Enter an email address such as ana@example.org.')).toBeTruthy();
    type(t('newEmail'), ' kim@new.example ');
    press(t('sendLink'));
    await settle();
    expect(log).toEqual([
      { currentPassword: 'heron lantern copper', email: 'kim@new.example' },
      'changed',
      'closed',
    ]);
    expect(told()).toEqual([t('emailSent', { email: 'kim@new.example' })]);
  });
});

const CODES = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh'];

describe('the second factor', () => {
  it('goes from the password over the first code to the codes, which have to be kept', async () => {
    const { log, parts } = partsWith({
      startSecondFactor: async (proof) => {
        log.push(proof);
        return { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/Passleft:Kim?secret=ABCDEFGHIJ' };
      },
      confirmSecondFactor: async (code) => {
        log.push(code);
        return { recoveryCodes: CODES };
      },
    });
    show(<SecondFactorPanel {...parts} />);
    press(t('useApp'));
    await screen.findByLabelText(t('currentPassword'));
    type(t('currentPassword'), 'heron lantern copper');
    press(t('continue'));
    await settle();
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy();
    expect(screen.getByRole('img', { name: t('qrLabel') })).toBeTruthy();
    type(t('digitsLabel'), '123456');
    press(t('confirmCode'));
    await settle();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    press('Close');
    expect(screen.getByRole('alert').textContent).toBe(t('codesReminder'));
    press(t('done'));
    expect(log).toEqual([{ currentPassword: 'heron lantern copper' }, '123456']);
    fireEvent.click(screen.getByLabelText(t('codesKept')));
    await settle();
    press(t('done'));
    expect(log.at(-1)).toBe('changed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the code that was wrong beside its field', async () => {
    const { parts } = partsWith(
      {
        endSecondFactor: () =>
          Promise.reject(refusal(400, 'validation', 'Check it.', { code: ['That code is not right.'] })),
      },
      accountOf({
        secondFactor: { isOn: true, asksForPasskey: false, isRequired: false, recoveryCodesLeft: 8 },
      }),
    );
    show(<SecondFactorPanel {...parts} />);
    expect(screen.getByText(t('codesLeft', { count: 8 }))).toBeTruthy();
    press(t('turnOff'));
    const dialog = within(await screen.findByRole('dialog'));
    type(t('codeLabel'), '000000');
    type(t('currentPassword'), 'heron lantern copper');
    fireEvent.click(dialog.getByRole('button', { name: t('turnOff') }));
    await settle();
    expect(screen.getByText('That code is not right.')).toBeTruthy();
  });

  it('of an Admin cannot be turned off, and says why', () => {
    const { parts } = partsWith(
      {},
      accountOf({
        secondFactor: { isOn: true, asksForPasskey: false, isRequired: true, recoveryCodesLeft: 8 },
      }),
    );
    show(<SecondFactorPanel {...parts} />);
    const button = screen.getByRole('button', { name: t('turnOff') });
    fireEvent.click(button);
    expect([button.title, screen.queryByRole('dialog')]).toEqual([t('factorOfAdmin'), null]);
  });
});

const here: SessionLine = {
  sessionId: 's1',
  device: 'Firefox on Linux',
  createdUtc: new Date().toISOString(),
  lastUsedUtc: new Date().toISOString(),
  isThisOne: true,
};
const phone: SessionLine = { ...here, sessionId: 's2', device: 'Safari on iPhone', isThisOne: false };

describe('my sessions', () => {
  const load = async (sessions: Promise<readonly SessionLine[]>, calls: Partial<ProfileCalls> = {}) => {
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
    const log: string[] = [];
    const answers = asked(sessions);
    await answers;
    const { told } = await act(async () =>
      show(
        <RouterContextProvider router={router}>
          <SessionsPanel sessions={answers} calls={callsWith(calls)} onChanged={() => log.push('changed')} />
        </RouterContextProvider>,
      ),
    );
    await settle();
    return { told, log, invalidate };
  };

  it('can be ended one by one, but not the one in use', async () => {
    const { told, log } = await load(Promise.resolve([here, phone]), { endSession: async () => [here] });
    expect(screen.queryByRole('button', { name: t('endSession', { device: here.device }) })).toBeNull();
    press(t('endSession', { device: phone.device }));
    await settle();
    expect([told(), log]).toEqual([[t('sessionEnded', { device: phone.device })], ['changed']]);
  });

  it('are said to be no others where there are none', async () => {
    await load(Promise.resolve([here]));
    expect(screen.getByText(t('noOtherSessions'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('endOthers') })).toBeNull();
  });

  it('ask back before all others end, and Cancel ends none', async () => {
    let ended = 0;
    const { log } = await load(Promise.resolve([here, phone]), {
      endOtherSessions: async () => {
        ended++;
        return [here];
      },
    });
    press(t('endOthers'));
    press('Cancel');
    await settle();
    expect([ended, screen.queryByRole('dialog')]).toEqual([0, null]);
    press(t('endOthers'));
    press(t('signOut'));
    await settle();
    expect([ended, log]).toEqual([1, ['changed']]);
  });

  it('that could not be loaded are asked for again on Retry', async () => {
    const { invalidate } = await load(Promise.reject(refusal(500, 'internal', 'Broken.')));
    expect(screen.getByRole('alert').textContent).toContain(t('sessionsFailed'));
    press('Retry');
    await settle();
    expect(invalidate).toHaveBeenCalledOnce();
  });
});

describe('deleting the account', () => {
  it('needs the own handle and the password, and leaves the site then', async () => {
    const { log, parts } = partsWith({
      deleteAccount: async (proof, handle) => log.push({ ...proof, handle }),
    });
    show(<DeletePanel {...parts} onDeleted={() => log.push('left')} />);
    press(t('deleteAccount'));
    press(t('deleteSubmit'));
    type(t('typeHandle', { handle: kim.handle }), 'Mara');
    type(t('currentPassword'), 'heron lantern copper');
    press(t('deleteSubmit'));
    await settle();
    expect(log).toEqual([]);
    type(t('typeHandle', { handle: kim.handle }), 'kim');
    press(t('deleteSubmit'));
    await settle();
    expect(log).toEqual([{ currentPassword: 'heron lantern copper', handle: 'kim' }, 'left']);
  });
});
