import { describe, expect, it } from 'vitest';
import { seal, sealingKeyOf, unseal } from './sealing.ts';

const KEY = sealingKeyOf('zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq');
const SECRET = new TextEncoder().encode('twenty bytes in here');
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

describe('the seal of an authenticator’s secret', () => {
  it('opens for the same key and member', () => {
    expect(text(unseal(KEY, 'ana', seal(KEY, 'ana', SECRET)))).toBe('twenty bytes in here');
  });

  it('hides the secret, and looks different each time [ASVS V11.3.2]', () => {
    const [one, other] = [seal(KEY, 'ana', SECRET), seal(KEY, 'ana', SECRET)];
    expect(Buffer.from(one).includes(Buffer.from(SECRET))).toBe(false);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
  });

  it('stays closed for another key, for another member, and when a single bit was changed [ASVS V11.3.3]', () => {
    const sealed = seal(KEY, 'ana', SECRET);
    expect(unseal(sealingKeyOf('another secret of the server, 32+'), 'ana', sealed)).toBeNull();
    expect(unseal(KEY, 'mara', sealed)).toBeNull();
    const opened = Array.from(sealed, (_, at) => {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return unseal(KEY, 'ana', changed);
    });
    expect(opened.filter((secret) => secret !== null)).toStrictEqual([]);
  });

  it('stays closed when it was cut', () => {
    const sealed = seal(KEY, 'ana', SECRET);
    for (const size of [0, 5, 12, 27, 28, sealed.length - 1])
      expect(unseal(KEY, 'ana', sealed.subarray(0, size))).toBeNull();
  });

  it('does not use the JWT secret itself as its key', () => {
    expect(Buffer.from(KEY).toString()).not.toBe('zW4k9vQ1tY7mB3nX8cL5pR2sD6fG0hJq');
    expect(KEY).toHaveLength(32);
  });
});
