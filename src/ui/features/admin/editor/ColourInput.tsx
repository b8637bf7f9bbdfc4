import { chakra, Grid } from '@chakra-ui/react';
import { LOOK_HUES } from '#contract/games/lookHues.ts';
import { safeColour } from '#src/ui/components/cards/gameLook.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { type FieldWords, RecordFormField, textOf } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

interface ColourInputProps {
  /** For a field that isn't a `FormField`. */
  readonly control?: object;
  /** Whose colour it is, for readers. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** `#rrggbb` of anything that a game may call a colour. */
function hexOf(colour: string): string {
  const safe = safeColour(colour);
  if (/^#[0-9a-f]{3}$/i.test(safe)) return safe.replace(/[^#]/g, (digit) => digit + digit);
  return /^#[0-9a-f]{6}$/i.test(safe) ? safe : '#b9c2bd';
}

/** A hue of the look is stored by its name, which says nothing to anyone who gives another game its colours. */
const shownColour = (colour: string) =>
  Object.hasOwn(LOOK_HUES, colour) ? hexOf(colour).toUpperCase() : colour;

/** A colour from the browser's own picker or typed in; in a `FormField`. */
export function ColourInput({ control, name, value, onChange }: ColourInputProps) {
  const t = useMessages('admin');
  return (
    <Grid templateColumns="40px minmax(0, 1fr)" gap="1.5">
      <chakra.input
        type="color"
        width="full"
        height="10"
        p="3px"
        border="control"
        borderRadius="control"
        bg="bg.well"
        cursor="pointer"
        aria-label={t('pickColour', { name })}
        value={hexOf(value)}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <FormInput
        {...control}
        px="2"
        fontFamily="mono"
        spellCheck={false}
        autoCapitalize="off"
        value={shownColour(value)}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Grid>
  );
}

interface ColourProps extends FieldWords {
  /** Whose colour it is, for readers. */
  readonly of: string;
}

/** A colour of a record. */
export function Colour({ name, label, hint, of }: ColourProps) {
  const field = useRecordField(name);
  return (
    <RecordFormField field={field} label={label} hint={hint}>
      <ColourInput
        name={of}
        value={textOf(field.value)}
        onChange={(colour) => !field.isReadOnly && field.type(colour)}
      />
    </RecordFormField>
  );
}
