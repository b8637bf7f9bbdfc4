/** In whose name an Admin keeps order at a table; no member has this id. */
export const TABLE_KEEPER = '(table keeper)';

/** Whether a command for hosts is taken from this member. */
export const mayHost = (hostId: string | null, memberId: string): boolean =>
  memberId === TABLE_KEEPER || hostId === memberId;
