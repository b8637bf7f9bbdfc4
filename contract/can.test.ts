import { describe, expect, it } from 'vitest';
import { type Ability, can, type Person, standingOf } from './can.ts';

const person = (roles: readonly string[], more: Partial<Person> = {}): Person => ({
  isGuest: false,
  isVerified: true,
  roles,
  ...more,
});
const member = person([]);
const guest = person([], { isGuest: true, isVerified: false });
const powerUser = person(['PowerUser']);
const admin = person(['Admin']);

const ABILITIES: readonly Ability[] = [
  'seePublicPages',
  'seeSharedResults',
  'draftWithBots',
  'joinTable',
  'hostSolo',
  'hostTable',
  'hostPublicTable',
  'keepProfile',
  'hostOwnList',
  'organise',
  'hostLargeTable',
  'seeCardFigures',
  'makeHooks',
  'administer',
];
const allowedTo = (who: Person | null) => ABILITIES.filter((ability) => can(who, ability));
const AS_A_GUEST = ['seePublicPages', 'seeSharedResults', 'draftWithBots', 'joinTable', 'hostSolo'];
const AS_A_MEMBER = [...AS_A_GUEST, 'hostTable', 'hostPublicTable', 'keepProfile'];
const AS_A_POWER_USER = [
  ...AS_A_MEMBER,
  'hostOwnList',
  'organise',
  'hostLargeTable',
  'seeCardFigures',
  'makeHooks',
];

describe('who somebody is [spec 1.4, 6.2, 6.3]', () => {
  it.each([
    ['nobody who is signed in: a visitor', null, 'visitor'],
    ['a member without roles: a member', member, 'member'],
    ['a roles list that includes PowerUser: a power user', person(['PowerUser', 'Poet']), 'PowerUser'],
    ['a roles list that includes Admin: an admin', person(['Poet', 'Admin']), 'Admin'],
    ['both roles: an admin', person(['PowerUser', 'Admin']), 'Admin'],
    ['a role of another case or name: a member', person(['admin', 'Moderator']), 'member'],
    ['somebody without an account: a guest', guest, 'guest'],
  ])('%s', (_words, who, standing) => {
    expect(standingOf(who)).toBe(standing);
  });
});

describe('what somebody may do [spec 0.2, 6.7]', () => {
  it('as a visitor is to look at public pages, and at what a link shows', () => {
    expect(allowedTo(null)).toEqual(['seePublicPages', 'seeSharedResults']);
  });

  it('as a guest is to draft, with bots or at a table of others', () => {
    expect(allowedTo(guest)).toEqual(AS_A_GUEST);
  });

  it('as a member is to browse, join and host as well, and to keep a profile', () => {
    expect(allowedTo(member)).toEqual(AS_A_MEMBER);
  });

  it('as a power user is more than a member may, but not to administer [spec 6.6]', () => {
    expect(allowedTo(powerUser)).toEqual(AS_A_POWER_USER);
  });

  it('as an admin is everything, and so all that power users may [spec 6.3]', () => {
    expect(allowedTo(admin)).toEqual([...AS_A_POWER_USER, 'administer']);
  });

  it('with an address that is not verified leaves out public tables', () => {
    const isAllowed = [member, powerUser, admin].map((who) =>
      can({ ...who, isVerified: false }, 'hostPublicTable'),
    );
    expect(isAllowed).toEqual([false, false, false]);
  });
});
