import { useMedia } from '../../../kit/useMedia.ts';

/** Whether the screen has room for one board only. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 760px)');
