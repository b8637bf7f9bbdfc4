import type { ComponentType, SVGProps } from 'react';
import type { AdminShellView } from '#contract/admin/overview.ts';
import IconCards from '~icons/ph/cards';
import IconAnalytics from '~icons/ph/chart-line-up';
import IconActivity from '~icons/ph/clock-counter-clockwise';
import IconSources from '~icons/ph/cloud-arrow-down';
import IconRarities from '~icons/ph/diamonds-four';
import IconExports from '~icons/ph/export';
import IconGames from '~icons/ph/game-controller';
import IconOverview from '~icons/ph/gauge';
import IconImages from '~icons/ph/image-square';
import IconAchievements from '~icons/ph/medal';
import IconPacks from '~icons/ph/package';
import IconTemplates from '~icons/ph/path';
import IconSets from '~icons/ph/stack';
import IconBuckets from '~icons/ph/tray';
import IconUsers from '~icons/ph/users';

export interface AdminPlace {
  readonly to:
    | '/admin'
    | '/admin/games'
    | '/admin/sets'
    | '/admin/game-rarities'
    | '/admin/cards'
    | '/admin/pack-definitions'
    | '/admin/draft-templates'
    | '/admin/game-buckets'
    | '/admin/export-templates'
    | '/admin/users'
    | '/admin/achievements'
    | '/admin/image-cache'
    | '/admin/sources'
    | '/admin/analytics';
  readonly label: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly count?: keyof AdminShellView['counts'];
  /** A view inside the screen. */
  readonly view?: string;
}

interface AdminGroup {
  readonly label: string | null;
  readonly places: readonly AdminPlace[];
}

/** Every screen of the administration, by what one comes for. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  { label: null, places: [{ to: '/admin', label: 'Overview', Icon: IconOverview }] },
  {
    label: 'Catalogue',
    places: [
      { to: '/admin/games', label: 'Games', Icon: IconGames, count: 'games' },
      { to: '/admin/sources', label: 'Add game', Icon: IconSources },
      { to: '/admin/sets', label: 'Sets', Icon: IconSets, count: 'sets' },
      { to: '/admin/game-rarities', label: 'Rarities', Icon: IconRarities },
      { to: '/admin/cards', label: 'Cards', Icon: IconCards, count: 'cards' },
    ],
  },
  {
    label: 'Drafting',
    places: [
      { to: '/admin/pack-definitions', label: 'Packs', Icon: IconPacks, count: 'packs' },
      { to: '/admin/draft-templates', label: 'Templates', Icon: IconTemplates, count: 'templates' },
      { to: '/admin/game-buckets', label: 'Buckets', Icon: IconBuckets },
      { to: '/admin/export-templates', label: 'Exports', Icon: IconExports, count: 'exports' },
    ],
  },
  {
    label: 'People',
    places: [
      { to: '/admin/users', label: 'Users', Icon: IconUsers, count: 'users' },
      { to: '/admin/achievements', label: 'Achievements', Icon: IconAchievements, count: 'achievements' },
    ],
  },
  {
    label: 'System',
    places: [
      { to: '/admin/image-cache', label: 'Image cache', Icon: IconImages },
      { to: '/admin/analytics', label: 'Analytics', Icon: IconAnalytics },
      { to: '/admin', label: 'Activity', Icon: IconActivity, view: 'activity' },
    ],
  },
];

/** The place an address stands for. */
export function placeAt(path: string, view: string): AdminPlace | undefined {
  const places = ADMIN_GROUPS.flatMap((group) => group.places).filter((place) => place.to === path);
  return places.find((place) => place.view === view) ?? places.find((place) => place.view === undefined);
}
