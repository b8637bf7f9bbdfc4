import { chakra } from '@chakra-ui/react';
import type { ShownAchievement } from '#contract/members/achievements.ts';
import IconDone from '~icons/ph/check-bold';
import { achievementIcon } from './achievementIcons.ts';

/** The hexagon of an achievement: lit with a tick in its tier's colour once it is earned. */
export function AchievementMark({ achievement }: { readonly achievement: ShownAchievement }) {
  const { tier, icon, awardedAtMs } = achievement;
  const Icon = achievementIcon(icon);
  const isEarned = awardedAtMs !== null;
  return (
    <Hexagon tier={isEarned ? tier : undefined} aria-hidden="true">
      <Icon />
      {isEarned && (
        <Tick>
          <IconDone />
        </Tick>
      )}
    </Hexagon>
  );
}

const Hexagon = chakra('span', {
  base: {
    '--tier': 'var(--control)',
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '66px',
    height: '74px',
    color: 'fg.muted',
    '&::before, &::after': {
      position: 'absolute',
      inset: '0',
      background: 'var(--tier)',
      clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
      content: '""',
    },
    _after: { inset: '2px', background: 'bg.muted' },
    '& > svg': { zIndex: '1', boxSize: '30px' },
  },
  variants: {
    /** In whose colour it is lit. */
    tier: {
      bronze: { '--tier': 'var(--chart-alert)', color: 'var(--tier)' },
      silver: { '--tier': 'var(--common)', color: 'var(--tier)' },
      gold: { '--tier': 'var(--brass)', color: 'var(--tier)' },
    },
  },
});

const Tick = chakra('i', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '1',
    zIndex: '2',
    display: 'grid',
    placeItems: 'center',
    boxSize: '22px',
    borderRadius: '50%',
    background: 'var(--tier)',
    color: 'brass.contrast',
    '& svg': { boxSize: '3' },
  },
});
