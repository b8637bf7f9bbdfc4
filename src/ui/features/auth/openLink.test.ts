import { expect, it } from 'vitest';
import { openLinkIn } from './openLink.ts';

it.each([
  ['/drafts/shared/results?key=s.abc&seat=2#replay', { result: 's.abc' }],
  ['/drafts/d1/results?key=abc', { poll: 'abc' }],
  ['/drafts/d1?code=KILN42', { join: 'KILN42' }],
  ['/drafts/e1?tab=event&key=KILN42', { event: 'KILN42' }],
  ['/drafts/d1', null],
  ['/drafts/d1/room?code=KILN42', null],
  ['/profile?key=abc', null],
  [undefined, null],
])('an old link that Login leads to is opened without signing in: %s', (redirect, search) => {
  expect(openLinkIn(redirect)).toEqual(search);
});
