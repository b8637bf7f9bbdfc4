import { useMedia } from '../../kit/useMedia.ts';

/** Whether the window is as narrow as a phone, where cards are tiles without words. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 640px)');
