import type { FC, SVGProps } from 'react';
import IconCards from '~icons/ph/cards-duotone';
import IconCompass from '~icons/ph/compass-duotone';
import IconMail from '~icons/ph/envelope-simple-open-duotone';
import IconExport from '~icons/ph/export-duotone';
import IconFlag from '~icons/ph/flag-checkered-duotone';
import IconHouse from '~icons/ph/house-line-duotone';
import IconMedal from '~icons/ph/medal-duotone';
import IconPath from '~icons/ph/path-duotone';
import IconWheel from '~icons/ph/steering-wheel-duotone';
import IconSword from '~icons/ph/sword-duotone';

const ICONS: Readonly<Record<string, FC<SVGProps<SVGSVGElement>>>> = {
  flag: IconFlag,
  cards: IconCards,
  sword: IconSword,
  compass: IconCompass,
  house: IconHouse,
  wheel: IconWheel,
  path: IconPath,
  export: IconExport,
  mail: IconMail,
};

/** The keys of all icons, for whoever chooses one. */
export const ACHIEVEMENT_ICONS: readonly string[] = Object.keys(ICONS);

/** The icon of an achievement by its key; a medal for keys that this build does not know. */
export const achievementIcon = (key: string): FC<SVGProps<SVGSVGElement>> => ICONS[key] ?? IconMedal;
