import { Skeleton } from '@chakra-ui/react';
import { AchievementGrid } from './AchievementGrid.tsx';
import { AchievementsFrame } from './AchievementsFrame.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shown while the achievements and the words of their screen are on their way: it needs neither. */
export const AchievementsPending = () => (
  <AchievementsFrame title={<Skeleton width="240px" maxWidth="full" height="36px" />}>
    <AchievementGrid aria-busy="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton height="118px" borderRadius="panel" />
        </li>
      ))}
    </AchievementGrid>
  </AchievementsFrame>
);
