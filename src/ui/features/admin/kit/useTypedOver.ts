import { useState } from 'react';
import { isSameText, rebased } from '#src/machines/rebased.ts';

interface Typed<Form> {
  /** What was stored when this was typed. */
  readonly base: Form;
  readonly mine: Form;
}

/**
 * A form over something stored. What is typed is laid over whatever is stored by now, so that the change of somebody else is
 * seen beside it and is not written over. `rebase` is for forms that hold records of fields.
 */
export function useTypedOver<Form extends object>(
  stored: Form,
  rebase: (base: Form, mine: Form, theirs: Form) => Form = rebased,
) {
  const [typed, setTyped] = useState<Typed<Form> | null>(null);
  const over = (before: Typed<Form> | null) =>
    before === null ? stored : rebase(before.base, before.mine, stored);
  const form = over(typed);
  return {
    form,
    isChanged: !isSameText(form, stored),
    type: (changes: Partial<Form>) =>
      setTyped((before) => ({ base: stored, mine: { ...over(before), ...changes } })),
    discard: () => setTyped(null),
  };
}
