import './account.css';
import { passwordStrength } from './passwordStrength.ts';

const ADVICE = [
  'Eight characters or more. Three or four unrelated words, like “heron lantern copper”, are strong.',
  'Easy to guess. Three or four unrelated words, like “heron lantern copper”, are stronger and easier to remember.',
  'Fair. One more word makes it strong.',
  'Strong.',
  'Very strong.',
];

/** Advises and never blocks. */
export function PasswordStrength({ password }: { readonly password: string }) {
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
