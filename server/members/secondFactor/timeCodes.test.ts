import { describe, expect, it } from 'vitest';
import { enrol, stepOf } from './timeCodes.ts';

/** The secret and codes of RFC 6238, appendix B; its codes of eight digits end in these six. */
const RFC_SECRET = new TextEncoder().encode('12345678901234567890');

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('are those of RFC 6238 at second %i', (seconds, code, step) => {
    expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(step);
  });

  it('are taken one step of 30 seconds early or late, and no further [ASVS V6.5.5]', () => {
    const steps = [-60, -30, 0, 30, 60].map((seconds) =>
      stepOf(RFC_SECRET, '081804', (1111111109 + seconds) * 1000),
    );
    expect(steps).toStrictEqual([null, 37037036, 37037036, 37037036, null]);
  });

  it.each(['', '81804', '0818044', 'abcdef', '000000', '-81804', '08180４'])('are not "%s"', (code) => {
    expect(stepOf(RFC_SECRET, code, 1111111109_000)).toBeNull();
  });

  it('come from a secret of 160 bits of its own for everybody, in an address that an app can scan [ASVS V6.5.3]', () => {
    const one = enrol('Ana');
    const address = new URL(one.address);
    expect(one.secretBytes).toHaveLength(20);
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(enrol('Ana').secret).not.toBe(one.secret);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toStrictEqual([
      'otpauth:',
      'totp',
      '/Passleft:Ana',
    ]);
    expect(Object.fromEntries(address.searchParams)).toStrictEqual({
      issuer: 'Passleft',
      secret: one.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
