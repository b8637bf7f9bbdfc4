const GUEST = / \(guest\)$/;

/** Others see a guest's name with this word at its end. */
export const isGuestName = (name: string): boolean => GUEST.test(name);

/** The name without that word, for where it is shown elsewhere. */
export const ownName = (name: string): string => name.replace(GUEST, '');
