import { useState } from 'react';
import styles from './passwordStrength.module.css';
import { passwordMistake, passwordStrength } from './passwordStrength.ts';

const ADVICE = [
  'Eight characters or more. Three or four unrelated words are strong.',
  'Easy to guess. Three or four unrelated words are stronger and easier to remember.',
  'Fair. One more word makes it strong.',
  'Strong.',
  'Very strong.',
];

interface PasswordStrengthProps {
  readonly password: string;
  /** Their handle and email, '' where they aren't known: a password may contain neither. */
  readonly own: { readonly handle: string; readonly email: string };
  /** Why the field was refused, if it was. */
  readonly error: string | undefined;
}

/** Advises and never blocks; it praises nothing that the server refuses. */
export function PasswordStrength({ password, own, error }: PasswordStrengthProps) {
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
      {mistake ?? ADVICE[strength]}
    </>
  );
}
