import { describe, expect, it } from 'vitest';
import { ConnectionTokens, newConnectionId } from './connection-token.ts';

const KEY = new Uint8Array(32).fill(1);
const LIFE_MS = 60_000;

describe('a connection token', () => {
  it('is good once in each process, for its user and within its life [ASVS V4.4.3]', () => {
    const here = new ConnectionTokens(KEY, LIFE_MS);
    const elsewhere = new ConnectionTokens(KEY, LIFE_MS);
    const token = here.issue('c1', 'ann', 0);
    expect(here.spend(token, 'ann', LIFE_MS - 1)).toEqual({ kind: 'good', connectionId: 'c1' });
    expect(here.spend(token, 'ann', LIFE_MS - 1)).toEqual({ kind: 'spent' });
    expect(elsewhere.spend(token, 'ann', LIFE_MS - 1)).toEqual({ kind: 'good', connectionId: 'c1' });
  });

  it('is unknown to another user, at the end of its life and under another key', () => {
    const tokens = new ConnectionTokens(KEY, LIFE_MS);
    const foreign = new ConnectionTokens(new Uint8Array(32).fill(2), LIFE_MS);
    const token = tokens.issue('c1', 'ann', 0);
    expect(tokens.spend(token, 'bob', 0)).toEqual({ kind: 'unknown' });
    expect(tokens.spend(token, 'ann', LIFE_MS)).toEqual({ kind: 'unknown' });
    expect(foreign.spend(token, 'ann', 0)).toEqual({ kind: 'unknown' });
    expect(tokens.spend(token, 'ann', 0)).toEqual({ kind: 'good', connectionId: 'c1' });
  });

  it('is unknown when any part of it was changed [W12]', () => {
    const tokens = new ConnectionTokens(KEY, LIFE_MS);
    const [id, expiry, mac] = tokens.issue('c1', 'ann', 0).split('.');
    const forged = ['', '.', '..', `${id}.${expiry}`, `c2.${expiry}.${mac}`, `${id}.9${expiry}.${mac}`];
    const more = [`${id}.${expiry}.${mac}.x`, `${id}.${expiry}.${mac}x`, `${id}.${expiry}.`];
    for (const token of [...forged, ...more]) {
      expect(tokens.spend(token, 'ann', 0)).toEqual({ kind: 'unknown' });
    }
  });

  it('stays used while it could still be good, and is forgotten afterwards', () => {
    const tokens = new ConnectionTokens(KEY, LIFE_MS);
    const token = tokens.issue('c1', 'ann', 0);
    tokens.spend(token, 'ann', 0);
    tokens.forgetExpired(LIFE_MS - 1);
    expect(tokens.spend(token, 'ann', LIFE_MS - 1)).toEqual({ kind: 'spent' });
    tokens.forgetExpired(LIFE_MS);
    expect(tokens.spend(token, 'ann', LIFE_MS)).toEqual({ kind: 'unknown' });
  });

  it('needs a key of 32 bytes', () => {
    expect(() => new ConnectionTokens(new Uint8Array(31), LIFE_MS)).toThrow('at least 32 bytes');
  });

  it('carries an id that needs no escape in a URL', () => {
    expect(newConnectionId()).toMatch(/^[\w-]{22}$/);
  });
});
