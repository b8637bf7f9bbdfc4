// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPE_NAMES } from '#contract/members/tokenScopes.ts';
import type { MakeToken, TokenLine, TokenList } from '#contract/members/tokens.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { accountOf, callsWith, refusal, settle, show } from '../profile.testkit.tsx';
import type { ProfileCalls } from '../profilePorts.ts';
import { scopeGroups, sectionKey } from './scopeGroups.ts';
import { TokensPanel } from './TokensPanel.tsx';

let t: ReturnType<typeof messagesFor<'tokens'>>;
let ofProfile: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('tokens', 'profile', 'common');
  t = messagesFor('en', 'tokens');
  ofProfile = messagesFor('en', 'profile');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (name: string): TokenLine => ({
  tokenId: name,
  name,
  scopes: ['drafts:read', 'tables:host'],
  createdUtc: '2026-01-05T10:00:00.000Z',
  expiresUtc: '2026-04-05T10:00:00.000Z',
  lastUsedUtc: null,
});
const LIST: TokenList = { tokens: [line('Discord bot')], offered: ['drafts:read', 'tables:host'] };
const SECRET = `plt_${'a'.repeat(43)}`;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function opened(calls: Partial<ProfileCalls>, account = accountOf()) {
  show(<TokensPanel account={account} calls={callsWith({ tokens: async () => LIST, ...calls })} />);
  await settle();
}

describe('the access tokens of an account', () => {
  it('are listed with their scopes, and revoked after a yes', async () => {
    const revoked: string[] = [];
    await opened({
      revokeToken: async (tokenId) => {
        revoked.push(tokenId);
        return { ...LIST, tokens: [] };
      },
    });
    expect(screen.getByText('drafts:read tables:host')).toBeTruthy();
    press(t('revokeOf', { name: 'Discord bot' }));
    expect(revoked).toEqual([]);
    expect(screen.getByText(t('revokeHint', { name: 'Discord bot' }))).toBeTruthy();
    press(t('revoke'));
    await settle();
    expect(revoked).toEqual(['Discord bot']);
    expect(screen.getByText(t('none'))).toBeTruthy();
  });

  it('are made with a name, scopes and the password; the secret is shown once', async () => {
    const asked: MakeToken[] = [];
    await opened({
      makeToken: async (wish) => {
        asked.push(wish);
        return { token: line(wish.name), secret: SECRET };
      },
    });
    press(t('make'));
    type(/^Name/, ' Results ');
    fireEvent.click(screen.getByRole('checkbox', { name: /tables:host/ }));
    await settle();
    type(ofProfile('currentPassword'), 'heron lantern copper');
    press(t('create'));
    await settle();
    expect(asked).toEqual([
      { name: 'Results', scopes: ['tables:host'], days: 30, currentPassword: 'heron lantern copper' },
    ]);
    expect(screen.getByDisplayValue(SECRET)).toBeTruthy();
    press(t('done'));
    await settle();
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByText('Results')).toBeTruthy();
  });

  it('ask for a code where a second factor is on, and say beside it that it is wrong', async () => {
    const asked: MakeToken[] = [];
    await opened(
      {
        makeToken: (wish) => {
          asked.push(wish);
          return Promise.reject(
            refusal(403, 'wrongFactorCode', 'That code is not right.', { code: ['That code is not right.'] }),
          );
        },
      },
      accountOf({
        secondFactor: { isOn: true, asksForPasskey: false, isRequired: true, recoveryCodesLeft: 10 },
      }),
    );
    press(t('make'));
    expect(screen.queryByLabelText(ofProfile('currentPassword'))).toBeNull();
    type(/^Name/, 'Results');
    fireEvent.click(screen.getByRole('checkbox', { name: /drafts:read/ }));
    await settle();
    type(ofProfile('codeLabel'), '123456');
    press(t('create'));
    await settle();
    expect(asked).toEqual([{ name: 'Results', scopes: ['drafts:read'], days: 30, code: '123456' }]);
    const field = screen.getByLabelText(ofProfile('codeLabel'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That code is not right.')).toBeTruthy();
  });

  it('say why they are not there, and are asked for again', async () => {
    let failures = 1;
    await opened({
      tokens: async () => {
        failures -= 1;
        if (failures >= 0) throw refusal(503, 'storageAway', 'Try again in a moment.');
        return LIST;
      },
    });
    expect(screen.getByText(/Try again in a moment\./)).toBeTruthy();
    press(/Try again/);
    await settle();
    expect(screen.getByText('Discord bot')).toBeTruthy();
  });

  it('have words for every scope there is', () => {
    for (const { section, scopes } of scopeGroups(SCOPE_NAMES)) {
      expect(t('section', { section: sectionKey(section) as 'games' })).not.toBe('API');
      for (const { verb } of scopes) expect(t('verb', { verb: verb as 'read' })).not.toBe('Use');
    }
  });
});
