import { LOOK_HUES } from '#contract/games/lookHues.ts';
import { safeColour } from '#src/ui/cards/gameLook.ts';
import type { FieldControl } from '#src/ui/kit/Field.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';

interface ColourInputProps {
  readonly control: FieldControl;
  /** Whose colour it is, for readers. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** `#rrggbb` of anything that a game may call a colour. */
export function hexOf(colour: string): string {
  const safe = safeColour(colour);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(safe);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[0-9a-f]{6}$/i.test(safe) ? safe : '#b9c2bd';
}

/** A hue of the look is stored by its name, which says nothing to who gives another game its colours. */
const shownColour = (colour: string) =>
  Object.hasOwn(LOOK_HUES, colour) ? hexOf(colour).toUpperCase() : colour;

/** A colour from the browser's own picker or typed in. */
export const ColourInput = ({ control, name, value, onChange }: ColourInputProps) => (
  <span className="colour-input">
    <input
      type="color"
      aria-label={`Pick the colour of ${name}`}
      value={hexOf(value)}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
    />
    <TextInput
      {...control}
      face="mono"
      spellCheck={false}
      autoCapitalize="off"
      value={shownColour(value)}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  </span>
);
