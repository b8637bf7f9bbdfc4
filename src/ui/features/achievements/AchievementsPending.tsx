import { Skeleton } from '@chakra-ui/react';
import { AchievementGrid } from './AchievementGrid.tsx';
import { AchievementsFrame } from './AchievementsFrame.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shown while the achievements and the words of their screen are on their way; the title is the route's. */
export const AchievementsPending = ({ title }: { readonly title: string }) => (
  <AchievementsFrame title={title}>
    <AchievementGrid aria-busy="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton height="118px" borderRadius="panel" />
        </li>
      ))}
    </AchievementGrid>
  </AchievementsFrame>
);
