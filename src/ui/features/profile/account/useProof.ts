import { useMemo, useState } from 'react';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { type RefusedFields, refusedFields } from './refusedFields.ts';

/** The owner's proof as the calls take it: the current password, or nothing where there is none. */
interface Proof {
  readonly currentPassword?: string;
}

interface Proving<Answer> {
  readonly hasPassword: boolean;
  /** What is wrong with the other fields; nothing is sent while it names one. */
  readonly check?: () => RefusedFields;
  readonly send: (proof: Proof) => Promise<Answer>;
  readonly onSent?: (answer: Answer) => void;
}

const NONE: RefusedFields = {};

/** One dialog that asks for the current password and sends it along; gives what DialogForm and ProofField take. */
export function useProof<Answer>({ hasPassword, check, send, onSent = () => undefined }: Proving<Answer>) {
  const t = useMessages('profile');
  const [password, setPassword] = useState('');
  const [mistakes, setMistakes] = useState(NONE);
  const { isBusy, refusal, submit } = useSubmission(
    (_: undefined) => send(hasPassword ? { currentPassword: password } : {}),
    (_, answer) => onSent(answer),
  );
  const errors = useMemo(() => ({ ...refusedFields(refusal), ...mistakes }), [refusal, mistakes]);
  const onSubmit = () => {
    const found = check?.() ?? NONE;
    setMistakes(found);
    if (Object.keys(found).length === 0) submit(undefined);
  };
  return {
    /** Why it cannot be sent before the password is typed. */
    missing: hasPassword && password === '' ? t('currentPasswordMissing') : undefined,
    errors,
    form: { isBusy, refusal, errors, onSubmit },
    field: { hasPassword, typed: password, error: errors.currentPassword, onTyped: setPassword },
  };
}
