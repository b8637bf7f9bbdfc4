export const isSameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was changed since `base`, field by field, laid over what others have stored meanwhile. */
export function rebased<Form extends object>(base: Form, mine: Form, theirs: Form): Form {
  const changes = Object.entries(mine).filter(([key, value]) => !isSameText(value, Reflect.get(base, key)));
  return { ...theirs, ...Object.fromEntries(changes) };
}
