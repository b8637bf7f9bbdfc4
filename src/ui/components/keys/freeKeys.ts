import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';

/** Where keys are text, or belong to a question or a menu. */
const TAKEN =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox]), dialog, [role=dialog], [role=alertdialog], [role=menu]';
/** What Enter and the space bar press. */
const PRESSED = 'button, a[href], input, summary, [role=button], [role=tab], [role=radio], [role=gridcell]';
/** What arrows, Home and End walk or scroll; the space bar scrolls it, too. */
const WALKED = 'input, [role=tablist], [role=radiogroup], [role=grid], [tabindex="0"]';
const WALKING = /^(Arrow|Home$|End$|Page)/;

/**
 * Whether a key that was pressed is for the room as a whole: nothing that has the focus needs it. Letters and digits are
 * free outside of text fields, dialogs and menus; what presses, walks or scrolls only where the focus has no use for it.
 */
export function isFreeKey({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || isDialogOpen()) return false;
  if (!(target instanceof Element) || target.closest(TAKEN) !== null) return false;
  if ((key === 'Enter' || key === ' ') && target.closest(PRESSED) !== null) return false;
  return !((key === ' ' || WALKING.test(key)) && target.closest(WALKED) !== null);
}
