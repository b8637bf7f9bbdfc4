// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionLine } from '#contract/members/account.ts';
import { accountOf, callsWith, kim, refusal, settle, show } from '../profile.testkit.tsx';
import type { ProfileCalls } from '../profilePorts.ts';
import { DeletePanel } from './DeletePanel.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

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
    type('Your current password', 'heron lantern copper');
    type('New password', 'copper heron lantern');
    press('Change password');
    await settle();
    expect(log).toEqual([
      { currentPassword: 'heron lantern copper', newPassword: 'copper heron lantern' },
      'changed',
      'closed',
    ]);
    expect(told()).toEqual(['Your new password is set. Other devices are signed out.']);
  });

  it('stays typed when the current one is wrong, which is told beside it', async () => {
    const { log, parts } = partsWith({ changePassword: () => Promise.reject(WRONG) });
    show(<PasswordDialog {...parts} />);
    type('Your current password', 'heron');
    type('New password', 'copper heron lantern');
    press('Change password');
    await settle();
    const current = screen.getByLabelText('Your current password');
    expect([current.getAttribute('aria-invalid'), document.activeElement === current]).toEqual([
      'true',
      true,
    ]);
    expect(screen.getByText('That is not your current password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('copper heron lantern');
    expect(log).toEqual([]);
  });

  it('that is too short is not sent', async () => {
    const { parts } = partsWith({});
    show(<PasswordDialog {...parts} />);
    type('Your current password', 'heron lantern copper');
    type('New password', 'short');
    press('Change password');
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
    expect(screen.queryByLabelText('Your current password')).toBeNull();
    type('New password', 'copper heron lantern');
    press('Set password');
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
    type('Your current password', 'heron lantern copper');
    type('New e-mail address', 'kim');
    press('Send the link');
    expect(screen.getByText('Enter an e-mail address such as ana@example.org.')).toBeTruthy();
    type('New e-mail address', ' kim@new.example ');
    press('Send the link');
    await settle();
    expect(log).toEqual([
      { currentPassword: 'heron lantern copper', email: 'kim@new.example' },
      'changed',
      'closed',
    ]);
    expect(told()).toEqual(['Open the link we sent to kim@new.example.']);
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
    press('Use an app');
    await screen.findByLabelText('Your current password');
    type('Your current password', 'heron lantern copper');
    press('Go on');
    await settle();
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the key for your app' })).toBeTruthy();
    type('The six digits your app shows now', '123456');
    press('Confirm');
    await settle();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    press('Close');
    expect(screen.getByRole('alert').textContent).toMatch(/^Keep the codes first/);
    press('Done');
    expect(log).toEqual([{ currentPassword: 'heron lantern copper' }, '123456']);
    fireEvent.click(screen.getByLabelText('I kept them'));
    press('Done');
    expect(log.at(-1)).toBe('changed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the code that was wrong beside its field', async () => {
    const { parts } = partsWith(
      {
        endSecondFactor: () =>
          Promise.reject(refusal(400, 'validation', 'Check it.', { code: ['That code is not right.'] })),
      },
      accountOf({ secondFactor: { isOn: true, isRequired: false, recoveryCodesLeft: 8 } }),
    );
    show(<SecondFactorPanel {...parts} />);
    expect(screen.getByText(/You have 8 recovery codes left/)).toBeTruthy();
    press('Turn off');
    const dialog = within(await screen.findByRole('dialog'));
    type(/A code from your app/, '000000');
    type('Your current password', 'heron lantern copper');
    fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await settle();
    expect(screen.getByText('That code is not right.')).toBeTruthy();
  });

  it('of an Admin cannot be turned off, and says why', () => {
    const { parts } = partsWith(
      {},
      accountOf({ secondFactor: { isOn: true, isRequired: true, recoveryCodesLeft: 8 } }),
    );
    show(<SecondFactorPanel {...parts} />);
    const button = screen.getByRole('button', { name: 'Turn off' });
    fireEvent.click(button);
    expect([button.title, screen.queryByRole('dialog')]).toEqual([
      'Admins always have a second factor.',
      null,
    ]);
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
  it('can be ended one by one, but not the one in use', async () => {
    let asked = 0;
    const calls = callsWith({
      sessions: async () => {
        asked++;
        return [here, phone];
      },
      endSession: async (sessionId) => [here, phone].filter((line) => line.sessionId !== sessionId),
    });
    const { told } = show(<SessionsPanel calls={calls} changes={0} />);
    await settle();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
    press('Sign out Safari on iPhone');
    await settle();
    expect([told(), asked]).toEqual([['Safari on iPhone is signed out.'], 1]);
    expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('ask back before all others end, and Cancel ends none', async () => {
    let ended = 0;
    const calls = callsWith({
      sessions: async () => [here, phone],
      endOtherSessions: async () => {
        ended++;
        return [here];
      },
    });
    show(<SessionsPanel calls={calls} changes={0} />);
    await settle();
    press('Sign out all others');
    press('Cancel');
    await settle();
    expect([ended, screen.queryByRole('dialog')]).toEqual([0, null]);
    press('Sign out all others');
    press('Sign out');
    await settle();
    expect(ended).toBe(1);
  });

  it('that could not be loaded are asked for again on Retry', async () => {
    let isUp = false;
    const calls = callsWith({
      sessions: () => (isUp ? Promise.resolve([here]) : Promise.reject(refusal(500, 'internal', 'Broken.'))),
    });
    show(<SessionsPanel calls={calls} changes={0} />);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Your sessions could not be loaded');
    isUp = true;
    press('Retry');
    await settle();
    expect(screen.getByText('Firefox on Linux')).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('needs the own handle and the password, and leaves the site then', async () => {
    const { log, parts } = partsWith({
      deleteAccount: async (proof, handle) => log.push({ ...proof, handle }),
    });
    show(<DeletePanel {...parts} onDeleted={() => log.push('left')} />);
    press('Delete account');
    press('Delete for good');
    type(/Type your handle/, 'Mara');
    type('Your current password', 'heron lantern copper');
    press('Delete for good');
    await settle();
    expect(log).toEqual([]);
    type(/Type your handle/, 'kim');
    press('Delete for good');
    await settle();
    expect(log).toEqual([{ currentPassword: 'heron lantern copper', handle: 'kim' }, 'left']);
  });
});
