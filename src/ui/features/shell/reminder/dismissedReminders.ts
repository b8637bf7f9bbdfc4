export const DISMISSED_KEY = 'passleft.dismissedReminders';

/** The reminders that were dismissed at this visit of this browser tab. */
export function readDismissed(): readonly string[] {
  try {
    return sessionStorage.getItem(DISMISSED_KEY)?.split(',') ?? [];
  } catch {
    return [];
  }
}
