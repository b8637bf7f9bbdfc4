// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import {
  type HostWish,
  settingsOf,
  tableOf,
  withClock,
  withFormat,
  withName,
  withSeats,
  withTemplate,
} from '#src/machines/tables/hostWish.ts';
import { freshWish, nextWish } from './firstWish.ts';
import { rememberHosted } from './hostMemory.ts';

const ana: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};
const template = {
  slug: 'emberwake-draft',
  name: 'Three packs',
  blurb: '',
  format: 'booster',
  seats: 8,
  clock: 'standard',
  minutes: 18,
} as const;
const emberwake: GameSummary = {
  slug: 'emberwake',
  name: 'Emberwake',
  tagline: '',
  cards: 257,
  art: [],
  templates: [template],
};
const orbit: GameSummary = {
  ...emberwake,
  slug: 'orbit',
  name: 'Orbit',
  templates: [{ ...template, slug: 'orbit-draft', seats: 6, clock: 'quick' }],
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-11-28T20:00:00') }));
afterEach(() => void vi.useRealTimers());

describe('what a host chooses', () => {
  it('is a whole table from the start', () => {
    const wish = freshWish([orbit, emberwake]);
    expect(tableOf({ ...wish, name: '  Friday embers ' })).toEqual({
      game: 'emberwake',
      template: 'emberwake-draft',
      solo: false,
      settings: {
        name: 'Friday embers',
        visibility: 'code',
        clock: 'standard',
        seats: 8,
        picksOpenTo: 'everyone',
        watchers: false,
      },
    });
  });

  it('is for friends, until a host who may be listed chose the list last time', () => {
    const visibilities = [ana, { ...ana, isVerified: false }].map((user) => {
      localStorage.clear();
      const before = nextWish([emberwake], user);
      const settings = settingsOf({ ...before, visibility: 'open' });
      rememberHosted({ memberId: 'ana', game: 'emberwake', template: template.slug, settings });
      return [before.visibility, nextWish([emberwake], user).visibility];
    });
    expect(visibilities).toEqual([
      ['code', 'open'],
      ['code', 'code'],
    ]);
  });

  it('takes seats and clock from the template, until the host chooses another clock', () => {
    const first = freshWish([emberwake, orbit]);
    const other = withClock(withTemplate(first, orbit, orbit.templates[0]!), 'relaxed');
    expect([other.game, other.template, other.seats, other.clock]).toEqual([
      'orbit',
      'orbit-draft',
      6,
      'relaxed',
    ]);
  });

  it('is named after what is drafted and the day, until the host types a name', () => {
    const first = freshWish([emberwake, orbit]);
    const sealed = { ...template, slug: 'sealed', title: 'Old Embers', format: 'sealed' };
    const followed = [
      first,
      withTemplate(first, orbit, orbit.templates[0]!),
      withTemplate(first, emberwake, sealed),
      withFormat(first, emberwake, { pack: 'ash', name: 'Ash booster' }, { ...sealed, format: 'teamSealed' }),
    ];
    expect(followed.map(({ name }) => name)).toEqual([
      'Emberwake, Fri 28 Nov',
      'Orbit, Fri 28 Nov',
      'Old Embers sealed, Fri 28 Nov',
      'Ash team sealed, Fri 28 Nov',
    ]);
    const typed = withName(first, 'Friday embers');
    expect(withTemplate(withTemplate(typed, emberwake, sealed), orbit, orbit.templates[0]!).name).toBe(
      'Friday embers',
    );
  });

  describe('and what an earlier lobby left', () => {
    const wish = (settings: Partial<HostWish>): HostWish => ({ ...freshWish([emberwake]), ...settings });

    it('is given up where the chosen template or number of seats has no place for it', () => {
      const teams = wish({ teams: true });
      const forTwo = settingsOf(withTemplate(teams, emberwake, { ...template, slug: 'duel', seats: 2 }));
      expect([forTwo.seats, forTwo.teams]).toEqual([2, undefined]);
      expect([6, 7, 2].map((seats) => settingsOf(withSeats(teams, seats)).teams)).toEqual([
        true,
        undefined,
        undefined,
      ]);
    });

    it('is given up where the chosen clock has no place for it', () => {
      const slow = wish({ reviewSeconds: 60, pace: { kind: 'tournament' } });
      const [relaxed, days] = (['relaxed', 'correspondence'] as const).map((clock) =>
        settingsOf(withClock(slow, clock)),
      );
      expect([relaxed?.pace, relaxed?.reviewSeconds]).toEqual([undefined, 60]);
      expect([days?.pace, days?.reviewSeconds]).toEqual([undefined, undefined]);
    });
  });
});
