const MUTED_KEY = 'passleft.muted';
const KEPT = 200;

/** Members whose chat this browser does not show. */
export function readMuted(): readonly string[] {
  try {
    return (window.localStorage.getItem(MUTED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function writeMuted(memberIds: readonly string[]) {
  try {
    window.localStorage.setItem(MUTED_KEY, memberIds.slice(-KEPT).join(' '));
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
