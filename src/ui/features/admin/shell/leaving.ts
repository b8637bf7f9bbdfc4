import { useContext, useLayoutEffect } from 'react';
import { AdminShellContext } from './adminShellParts.ts';

/** Nothing that is changed is lost without a question: by going elsewhere, closing the page, or whatever goes through `leave`. */
export function useUnsaved(isChanged: boolean): void {
  const hold = useContext(AdminShellContext)?.leaving.hold;
  useLayoutEffect(() => (isChanged ? hold?.() : undefined), [isChanged, hold]);
}
