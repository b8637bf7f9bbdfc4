import { describe, expect, it } from 'vitest';
import { passwordMistakes } from '#contract/passwords/passwordMistakes.ts';
import { handleMistakes } from './handles.ts';
import { SAFE_PASSWORD_COST, setPasswordCost } from './passwordCost.ts';
import { hashPassword, isOutdatedHash, isRightPassword } from './passwords.ts';

const OWN = { handle: 'BrassHeron', email: 'heron@example.org' };
const COMMON = ['This password is one of the first that others would try.'];

describe('a password [spec 5.4]', () => {
  it.each([
    'password1',
    'Password123!',
    'p@$$w0rd',
    'qwertyuiop',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abcabcabc',
    'iloveyou2',
    'Summer2026!',
    'letmein99',
    'asdfghjkl',
    '1q2w3e4r',
    'passleft2026',
    'ADMIN1234',
    'monkeymonkey',
  ])('such as %s is too common', (password) => {
    expect(passwordMistakes(password, OWN)).toStrictEqual(COMMON);
  });

  it.each(['brassheron', 'BrassHeron1', 'heron@example.org', 'my-brassheron'])(
    'such as %s is too near to its owner [ASVS V6.2.11]',
    (password) => {
      expect(passwordMistakes(password, OWN)).toStrictEqual([
        'Do not use your handle or email address as password.',
      ]);
    },
  );

  it.each([
    'violet lantern 7',
    'correct horse battery staple',
    '🦉🦉owl at night',
    `<b>"it's"</b>`,
    'x7Kp2mQz',
    '        a b c',
    'the password is a long sentence',
    'admiralty-clock-91',
    'brassheron and eleven more birds',
  ])('such as %s is taken', (password) => {
    expect(passwordMistakes(password, OWN)).toStrictEqual([]);
  });

  it('is compared whole: a hundred letters are not cut [ASVS V6.2.8]', async () => {
    setPasswordCost(SAFE_PASSWORD_COST);
    const password = 'äß'.repeat(50);
    const hash = await hashPassword(password);
    expect(await isRightPassword(hash, password)).toBe(true);
    expect(await isRightPassword(hash, password.slice(0, 72))).toBe(false);
    expect(await isRightPassword(null, 'nobody has this one')).toBe(false);
    expect(isOutdatedHash(hash)).toBe(false);
    expect(isOutdatedHash(hash.replace('m=19456', 'm=4096'))).toBe(true);
  });
});

describe('a handle', () => {
  it.each(['admin', 'Adm1n', 'pass-left', 'SUPP0RT', 'b_o_t', 'Ad-M1n_'])(
    'such as %s is reserved',
    (handle) => {
      expect(handleMistakes(handle)).toStrictEqual(['This handle is reserved.']);
    },
  );

  it('needs a letter or a digit', () => {
    expect(handleMistakes('---')).toStrictEqual(['Use at least one letter or digit.']);
  });

  it.each(['Ana', 'robotics', 'administrate', 'Hostess', '123'])('such as %s is free to take', (handle) => {
    expect(handleMistakes(handle)).toStrictEqual([]);
  });
});
