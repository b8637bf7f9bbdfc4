type Stored<Value> = Readonly<Record<string, Value>>;

/**
 * The attributes that a stored card carries. Earlier imports stored null where their file had a dash among numbers; cards,
 * catalogues of drafts and activities that can be undone keep it as it was stored, and nobody is shown it.
 */
export const carriedAttributes = <Value>(stored: Stored<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
