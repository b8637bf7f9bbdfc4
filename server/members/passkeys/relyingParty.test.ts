import { expect, it } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';

it.each([
  ['https://draft.example.org', 'draft.example.org'],
  ['https://draft.example.org:8443', 'draft.example.org'],
  ['http://localhost:3000', 'localhost'],
  ['http://passleft.localhost:3000', 'passleft.localhost'],
])('passkeys belong to the host of %s [A28]', (publicUrl, id) => {
  expect(relyingPartyOf({ publicUrl })).toStrictEqual({ id, origin: publicUrl });
});

it.each([
  'http://127.0.0.1:3000',
  'https://127.0.0.1',
  'https://192.0.2.7',
  'https://[2001:db8::7]',
  'http://[::1]:3000',
  'http://draft.example.org',
])('there are none at %s [A28]', (publicUrl) => {
  expect(relyingPartyOf({ publicUrl })).toBeNull();
});
