import type { ReactNode } from 'react';
import type { EventSettings } from '#contract/events/events.ts';
import type { EventWish } from './eventWish.ts';

export interface EventFieldsProps {
  readonly wish: EventWish;
  readonly set: (change: Partial<EventWish>) => void;
  /** Whether a setting may not change any more. */
  readonly isFixed: (setting: keyof EventSettings) => boolean;
  readonly mayList: boolean;
  /** What is asked before the sizes: the game and its draft, where they are still to be chosen. */
  readonly children?: ReactNode;
}
