import { useContext, useLayoutEffect } from 'react';
import { AdminShellContext } from './adminShellParts.ts';

/** What is typed and not saved on the screens of the administration. */
export interface Leaving {
  /** Something is not saved until the returned function is called. */
  readonly hold: () => () => void;
  /** Does it at once, or after a question where something is not saved. */
  readonly leave: (then: () => void) => void;
  /** Forgets what is not saved, as when it was deleted. */
  readonly letGo: () => void;
}

/** Nothing that is changed is lost without a question: by going elsewhere, closing the page, or whatever goes through `leave`. */
export function useUnsaved(isChanged: boolean): void {
  const hold = useContext(AdminShellContext)?.leaving.hold;
  useLayoutEffect(() => (isChanged ? hold?.() : undefined), [isChanged, hold]);
}
