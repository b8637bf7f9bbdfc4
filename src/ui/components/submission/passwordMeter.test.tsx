// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPasswordSchema } from '#contract/members/account.ts';
import { passwordMistakes } from '#contract/passwords/passwordMistakes.ts';
import { loadMessages } from '../../messages/load.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

beforeAll(() => loadMessages('common'));
afterEach(cleanup);

const OWN = { handle: 'CopperLanternHeron', email: 'a.rather.long.address@mail.example.org' };

const meter = (password: string) => {
  const { container } = render(<PasswordStrength password={password} own={OWN} error={undefined} />);
  const bars = Number(container.querySelector('[data-strength]')?.getAttribute('data-strength') ?? 0);
  const words = container.textContent;
  cleanup();
  return { bars, words };
};

/** Passwords that the server refuses, each for another reason; by length alone most of them would do. */
const REFUSED = [
  'heron lantern copper',
  'Heron-Lantern-Copper!',
  'Password123!Password123!',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwerty1234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  'ManchesterManchester2026',
  'magicthegathering',
  'CopperLanternHeron',
  'copperlanternheron-2026',
  'a.rather.long.address@mail.example.org',
  'A.Rather.Long.Address',
  'Xk4!pQ',
  'Xk4!pQz7 '.repeat(30),
];

const isRefused = (password: string) =>
  passwordMistakes(password, OWN).length > 0 || !newPasswordSchema.safeParse(password).success;

describe('the meter of a new password', () => {
  it.each(REFUSED)('calls %j, which the server refuses, no better than easy to guess', (password) => {
    expect(isRefused(password)).toBe(true);
    const { bars, words } = meter(password);
    expect(bars).toBeLessThanOrEqual(1);
    expect(words).not.toMatch(/\b(strong|fair)\b/i);
  });

  it('calls strong what is', () => {
    expect(isRefused('kettle otter window')).toBe(false);
    expect(meter('kettle otter window').words).toMatch(/strong/i);
  });

  it.each(['', 'emberw7', 'emberwaketide'])('quotes no password as an example (%j typed)', (password) => {
    const { words } = meter(password);
    expect(words).not.toBe('');
    expect(words).not.toMatch(/[“"‘'«]/);
  });
});
