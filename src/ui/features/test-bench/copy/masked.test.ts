import { expect, it } from 'vitest';
import { masked } from './masked.ts';

it('shows the secrets of a live machine by their length, wherever they stand, and everything else as it is', () => {
  const context = {
    token: 'abc.def.ghi',
    user: { handle: 'Ana', email: 'ana@example.org', roles: ['Admin'] },
    credentials: { login: 'ana', password: 'heron lantern' },
    table: { code: 'ABCD', seats: [{ name: 'Mara' }] },
    failure: { code: 'wrongCode', status: 401 },
    nonces: ['00ff'],
    nothing: null,
  };
  expect(masked(context)).toEqual({
    token: '•••• (11 characters)',
    user: { handle: 'Ana', email: '•••• (15 characters)', roles: ['Admin'] },
    credentials: { login: 'ana', password: '•••• (13 characters)' },
    table: { code: '•••• (4 characters)', seats: [{ name: 'Mara' }] },
    failure: { code: 'wrongCode', status: 401 },
    nonces: ['•••• (4 characters)'],
    nothing: null,
  });
});

it('keeps no secret that an empty token could be mistaken for', () => {
  expect(masked({ token: null, challengeToken: '' })).toEqual({
    token: null,
    challengeToken: '•••• (0 characters)',
  });
});
