const STOOD_KEY = 'passleft.stoodUp';
const MUTED_KEY = 'passleft.muted';
const KEPT = 200;

function read(store: () => Storage, key: string): readonly string[] {
  try {
    return (store().getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function write(store: () => Storage, key: string, words: readonly string[]) {
  try {
    store().setItem(key, words.slice(-KEPT).join(' '));
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

const session = () => window.sessionStorage;
const local = () => window.localStorage;

/** Whoever stood up from a table is not seated there again by merely opening it in the same visit. */
export const hasStoodUp = (draftId: string): boolean => read(session, STOOD_KEY).includes(draftId);

export function rememberStoodUp(draftId: string, isStanding: boolean) {
  const others = read(session, STOOD_KEY).filter((known) => known !== draftId);
  write(session, STOOD_KEY, isStanding ? [...others, draftId] : others);
}

/** Members whose chat this browser does not show. */
export const readMuted = (): readonly string[] => read(local, MUTED_KEY);
export const writeMuted = (memberIds: readonly string[]) => write(local, MUTED_KEY, memberIds);
