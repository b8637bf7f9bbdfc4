import { useRef } from 'react';
import { useListener } from '#src/ui/components/useListener.ts';
import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';

/** Saves with Ctrl S; fields that take over what was typed when they are left do so before. Null does nothing. */
export function useSaveKey(save: (() => void) | null): void {
  const latest = useRef(save);
  latest.current = save;
  useListener(window, 'keydown', (event) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isAsked || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (isDialogOpen()) return;
    const field = document.activeElement;
    if (field instanceof HTMLElement) {
      field.blur();
      field.focus({ preventScroll: true });
    }
    window.setTimeout(() => latest.current?.(), 0);
  });
}
