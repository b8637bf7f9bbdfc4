import { describe, expect, it } from 'vitest';
import { readToken } from './tokenReading.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${part({ alg: 'none' })}.${part(claims)}.signature`;

describe('reading a token [spec 4.8]', () => {
  it('gives its lifetime in milliseconds', () => {
    expect(readToken(jwt({ sub: 'ana', iat: 100, exp: 1000 }))).toEqual({
      subject: 'ana',
      startsAtMs: 100_000,
      endsAtMs: 1_000_000,
    });
  });

  it('counts a token just received from now, so that a wrong clock does no harm [fault F18]', () => {
    expect(readToken(jwt({ sub: 'ana', iat: 100, exp: 1000 }), 5)).toEqual({
      subject: 'ana',
      startsAtMs: 5,
      endsAtMs: 900_005,
    });
  });

  it.each(['', 'nonsense', 'a.b.c', jwt({ sub: 'ana' }), jwt({ iat: 1, sub: 'ana' }), jwt(null)])(
    'gives null for the unreadable %j',
    (token) => {
      expect(readToken(token)).toBeNull();
    },
  );
});
