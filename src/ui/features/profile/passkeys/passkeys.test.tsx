// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#contract/members/account.ts';
import type { PasskeyLine, PasskeyShelf } from '#contract/members/passkeys.ts';
import type { ShelfGiven, ShelfPorts, ShelfWish } from '#src/machines/passkeys/passkeyShelf.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { accountOf, callsWith, kim, refusal, settle, show } from '../profile.testkit.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';

let t: ReturnType<typeof messagesFor<'passkeys'>>;
let ofProfile: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('passkeys', 'profile', 'common');
  t = messagesFor('en', 'passkeys');
  ofProfile = messagesFor('en', 'profile');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (name: string): PasskeyLine => ({
  id: name,
  name,
  isBackedUp: false,
  createdUtc: '2026-01-05T10:00:00.000Z',
  lastUsedUtc: null,
});
const shelfOf = (more: Partial<PasskeyShelf> = {}): PasskeyShelf => ({
  isOffered: true,
  isSecondFactor: false,
  passkeys: [line('Phone')],
  ...more,
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the panel; answers what the server was asked, and what the page was told of as changed. */
async function opened(ports: Partial<ShelfPorts> = {}, account: Account = accountOf()) {
  const asked: (readonly [ShelfWish, ShelfGiven])[] = [];
  let changes = 0;
  const shelf: ShelfPorts = {
    load: async () => shelfOf(),
    work: () => Promise.reject(new Error('Nobody expected work.')),
    proof: {
      look: () => Promise.reject(new Error('Nobody expected look.')),
      list: () => Promise.reject(new Error('Nobody expected list.')),
      ask: () => Promise.reject(new Error('Nobody expected ask.')),
    },
    ...ports,
  };
  const calls = callsWith({
    passkeys: async () => ({
      ...shelf,
      work: (wish, given, signal) => {
        asked.push([wish, given]);
        return shelf.work(wish, given, signal);
      },
    }),
  });
  const panel = (
    <PasskeysPanel
      user={kim}
      account={account}
      calls={calls}
      onChanged={() => {
        changes += 1;
      }}
    />
  );
  const { told } = show(panel);
  await settle();
  return { asked, told, changes: () => changes };
}

describe('the passkeys of an account', () => {
  it('are added with a name and the password', async () => {
    const both = shelfOf({ passkeys: [line('Phone'), line('Blue key')] });
    const { asked, told } = await opened({
      work: async () => ({ kind: 'done', shelf: both, recoveryCodes: null }),
    });
    press(t('add'));
    type(/^Name/, ' Blue key ');
    type(ofProfile('currentPassword'), 'heron lantern copper');
    press(t('goOn'));
    await settle();
    expect(asked).toEqual([
      [{ kind: 'add' }, { name: 'Blue key', proof: { currentPassword: 'heron lantern copper' } }],
    ]);
    expect(screen.getByText('Blue key')).toBeTruthy();
    expect(told()).toEqual([t('added')]);
  });

  it.each(['dismissed', 'known'] as const)(
    'keep the form open where the browser made none: %s',
    async (kind) => {
      await opened({ work: async () => ({ kind }) });
      press(t('add'));
      type(/^Name/, 'Blue key');
      type(ofProfile('currentPassword'), 'heron lantern copper');
      press(t('goOn'));
      await settle();
      expect(screen.getByText(t(kind))).toBeTruthy();
      expect(screen.getByDisplayValue('Blue key')).toBeTruthy();
    },
  );

  it('say at the password that it is wrong', async () => {
    await opened({
      work: () => Promise.reject(refusal(403, 'wrongPassword', 'That’s not your password.')),
    });
    press(t('removeNamed', { name: 'Phone' }));
    type(ofProfile('currentPassword'), 'heron');
    press(t('remove'));
    await settle();
    expect(screen.getByLabelText(ofProfile('currentPassword')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That’s not your password.')).toBeTruthy();
    expect(screen.getByText('Phone')).toBeTruthy();
  });

  it('are removed after a proof, and say what the last one leaves behind', async () => {
    const { asked, changes } = await opened({
      load: async () => shelfOf({ isSecondFactor: true }),
      work: async () => ({ kind: 'done', shelf: shelfOf({ passkeys: [] }), recoveryCodes: null }),
    });
    press(t('removeNamed', { name: 'Phone' }));
    expect(screen.getByText(t('removeLast'))).toBeTruthy();
    type(ofProfile('currentPassword'), 'heron lantern copper');
    press(t('remove'));
    await settle();
    expect(asked.map(([wish]) => wish)).toEqual([{ kind: 'remove', id: 'Phone' }]);
    expect(screen.getByText(t('none'))).toBeTruthy();
    expect(changes()).toBe(1);
  });

  it('show recovery codes once when they become the second factor', async () => {
    await opened({
      work: async () => ({
        kind: 'done',
        shelf: shelfOf({ isSecondFactor: true }),
        recoveryCodes: ['heron-copper', 'lantern-kite'],
      }),
    });
    press(t('factorOnNamed'));
    type(ofProfile('currentPassword'), 'heron lantern copper');
    press(t('turnOn'));
    await settle();
    expect(screen.getByText('heron-copper')).toBeTruthy();
  });

  it('leave an Admin a second factor', async () => {
    await opened(
      { load: async () => shelfOf({ isSecondFactor: true }) },
      accountOf({
        secondFactor: { isOn: false, asksForPasskey: true, isRequired: true, recoveryCodesLeft: 8 },
      }),
    );
    press(t('factorOffNamed'));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(t('ofAdmin'))).toBeTruthy();
  });

  it('are not offered where the address of the site allows none', async () => {
    await opened({ load: async () => shelfOf({ isOffered: false, passkeys: [] }) });
    expect(screen.getByText(t('notOffered'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('add') })).toBeNull();
  });

  it('say why they are not there, and are asked for again', async () => {
    let failures = 1;
    await opened({
      load: async () => {
        failures -= 1;
        if (failures >= 0) throw refusal(503, 'storageAway', 'Try again in a moment.');
        return shelfOf();
      },
    });
    expect(screen.getByText(/Try again in a moment\./)).toBeTruthy();
    press('Retry');
    await settle();
    expect(screen.getByText('Phone')).toBeTruthy();
  });
});
