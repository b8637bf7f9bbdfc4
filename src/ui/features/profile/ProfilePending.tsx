import { Box, Skeleton } from '@chakra-ui/react';
import { ProfileFrame } from './ProfileFrame.tsx';
import { TabSkeleton } from './ProfileSkeleton.tsx';

/** Shown while the words of the profile are on their way: it needs none. */
export const ProfilePending = () => (
  <ProfileFrame aria-busy="true">
    <Skeleton width="120px" height="34px" mb="3" />
    <Box height="46px" borderBottom="line" />
    <TabSkeleton tab="drafting" />
  </ProfileFrame>
);
