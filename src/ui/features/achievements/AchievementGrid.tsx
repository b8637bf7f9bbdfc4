import { chakra } from '@chakra-ui/react';

/** As many columns as fit, each at least 340 px. */
export const AchievementGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '4',
    listStyle: 'none',
  },
});
