import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/load.ts';
import { linkedWords, notLinkedWords } from './linkingWords.ts';

beforeAll(() => loadMessages('profile'));

describe('the way back from linking a sign-in', () => {
  it('says why it failed, and repeats nothing that it does not know', () => {
    expect(notLinkedWords('linkedElsewhere')).toBe('This sign-in belongs to another account.');
    expect(notLinkedWords('<b>call 555</b>')).toBe('The sign-in couldn’t be linked.');
    expect(notLinkedWords('constructor')).toBe('The sign-in couldn’t be linked.');
  });

  it('names the provider where it is known', () => {
    expect([linkedWords('Keycloak'), linkedWords(null)]).toEqual([
      'Keycloak opens this account from now on.',
      'The sign-in opens this account from now on.',
    ]);
  });
});
