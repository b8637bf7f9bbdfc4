import type { ComponentType, SVGProps } from 'react';
import type { AdminShellView } from '#contract/admin/overview.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
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

type AdminWord = keyof FeatureSentences<'admin'>;

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
  readonly label: Extract<AdminWord, `place${string}`>;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly count?: keyof AdminShellView['counts'];
  /** A view inside the screen. */
  readonly view?: string;
}

interface AdminGroup {
  readonly label: Extract<AdminWord, `group${string}`> | null;
  readonly places: readonly AdminPlace[];
}

/** Every screen of the administration, by what people come for. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  { label: null, places: [{ to: '/admin', label: 'placeOverview', Icon: IconOverview }] },
  {
    label: 'groupCatalogue',
    places: [
      { to: '/admin/games', label: 'placeGames', Icon: IconGames, count: 'games' },
      { to: '/admin/sources', label: 'placeAddGame', Icon: IconSources },
      { to: '/admin/sets', label: 'placeSets', Icon: IconSets, count: 'sets' },
      { to: '/admin/game-rarities', label: 'placeRarities', Icon: IconRarities },
      { to: '/admin/cards', label: 'placeCards', Icon: IconCards, count: 'cards' },
    ],
  },
  {
    label: 'groupDrafting',
    places: [
      { to: '/admin/pack-definitions', label: 'placePacks', Icon: IconPacks, count: 'packs' },
      { to: '/admin/draft-templates', label: 'placeTemplates', Icon: IconTemplates, count: 'templates' },
      { to: '/admin/game-buckets', label: 'placeBuckets', Icon: IconBuckets },
      { to: '/admin/export-templates', label: 'placeExports', Icon: IconExports, count: 'exports' },
    ],
  },
  {
    label: 'groupPeople',
    places: [
      { to: '/admin/users', label: 'placeUsers', Icon: IconUsers, count: 'users' },
      {
        to: '/admin/achievements',
        label: 'placeAchievements',
        Icon: IconAchievements,
        count: 'achievements',
      },
    ],
  },
  {
    label: 'groupSystem',
    places: [
      { to: '/admin/image-cache', label: 'placeImageCache', Icon: IconImages },
      { to: '/admin/analytics', label: 'placeAnalytics', Icon: IconAnalytics },
      { to: '/admin', label: 'placeActivity', Icon: IconActivity, view: 'activity' },
    ],
  },
];

/** The place an address stands for. */
export function placeAt(path: string, view: string): AdminPlace | undefined {
  const places = ADMIN_GROUPS.flatMap((group) => group.places).filter((place) => place.to === path);
  return places.find((place) => place.view === view) ?? places.find((place) => place.view === undefined);
}
