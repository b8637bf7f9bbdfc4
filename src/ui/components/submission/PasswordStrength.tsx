import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './passwordStrength.module.css';
import { passwordMistake, passwordStrength } from './passwordStrength.ts';

const ADVICE = [
  'passwordAdvice',
  'passwordWeak',
  'passwordFair',
  'passwordStrong',
  'passwordVeryStrong',
] as const;

interface PasswordStrengthProps {
  readonly password: string;
  /** Their handle and email, '' where they aren't known: a password may contain neither. */
  readonly own: { readonly handle: string; readonly email: string };
  /** Why the field was refused, if it was. */
  readonly error: string | undefined;
}

/** Advises and never blocks; it praises nothing that the server refuses. */
export function PasswordStrength({ password, own, error }: PasswordStrengthProps) {
  const t = useMessages('common');
  const [judged, setJudged] = useState({ error, password });
  if (judged.error !== error) setJudged({ error, password });
  if (error !== undefined && judged.password === password) return null;
  const mistake = passwordMistake(password, own);
  const strength = mistake === undefined ? passwordStrength(password) : 1;
  return (
    <>
      <span className={styles.bars} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {mistake ?? t(ADVICE[strength])}
    </>
  );
}
