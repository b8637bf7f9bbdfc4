import { useState } from 'react';
import './account.css';
import { passwordStrength } from './passwordStrength.ts';

const ADVICE = [
  'Eight characters or more. Three or four unrelated words, like “heron lantern copper”, are strong.',
  'Easy to guess. Three or four unrelated words, like “heron lantern copper”, are stronger and easier to remember.',
  'Fair. One more word makes it strong.',
  'Strong.',
  'Very strong.',
];

interface PasswordStrengthProps {
  readonly password: string;
  /** Why the field was refused, if it was. */
  readonly error: string | undefined;
}

/** Advises and never blocks; it does not praise the very password that was refused. */
export function PasswordStrength({ password, error }: PasswordStrengthProps) {
  const [judged, setJudged] = useState({ error, password });
  if (judged.error !== error) setJudged({ error, password });
  if (error !== undefined && judged.password === password) return null;
  const strength = passwordStrength(password);
  return (
    <>
      <span className="strength" data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {ADVICE[strength]}
    </>
  );
}
