import type { ReactNode } from 'react';

export interface MenuAction {
  readonly key: string;
  readonly words: string;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  /** Why it cannot be chosen now; it stays in the list. */
  readonly reason?: string | undefined;
  readonly onChoose: () => void;
}
