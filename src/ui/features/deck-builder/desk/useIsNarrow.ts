import { useMedia } from '#src/ui/components/hooks/useMedia.ts';

/** Whether the screen has room for one board only: a phone, as the system's breakpoint `sm` ends it. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 640px)');
