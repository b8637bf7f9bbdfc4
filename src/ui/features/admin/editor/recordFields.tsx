import { Flex, SegmentGroup } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import { Checks } from './Checks.tsx';
import { Colour } from './ColourInput.tsx';
import { fieldLimits } from './fieldLimits.ts';
import { Lines } from './Lines.tsx';
import { MaybeAmount } from './MaybeAmount.tsx';
import { MaybeLine } from './MaybeLine.tsx';
import { MaybeNumber } from './MaybeNumber.tsx';
import { RecordFormField, textOf } from './RecordFormField.tsx';
import { useRecordField, useTyped } from './recordContext.ts';

type KeysWith<Form, Value> = {
  [Key in keyof Form & string]: Form[Key] extends Value ? Key : never;
}[keyof Form & string];

interface Named<Form, Value> {
  readonly name: KeysWith<Form, Value>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isReadOnly?: boolean;
}

/** A field of a file of its own, with the names of this form. */
type FieldOf<Form, Value, Field extends (props: never) => ReactNode> = (
  props: Omit<Parameters<Field>[0], 'name'> & { readonly name: KeysWith<Form, Value> },
) => ReactNode;

interface LineProps<Form> extends Named<Form, string> {
  readonly isCode?: boolean;
  /** What a text changes, if not just this field. */
  readonly changes?: ((text: string) => Partial<Form>) | undefined;
}

interface ChoiceProps<Form> extends Omit<Named<Form, string>, 'name'> {
  readonly name: keyof Form & string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen, where the field holds more than a word, and what a choice changes then. */
  readonly value?: string;
  readonly changes?: (value: string) => Partial<Form>;
  /** Before the list, such as a picture of what is chosen. */
  readonly start?: ReactNode;
}

interface SegmentsProps<Form> extends Named<Form, string> {
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
}

/**
 * The fields of a form, for a `RecordPanel`: names and values by its type, lengths, bounds and what is required by its
 * schema.
 */
export function recordFields<Form extends object>(schema: z.core.$ZodType) {
  const limitsOf = fieldLimits(schema);

  function Line({ name, label, hint, isReadOnly = false, isCode = false, changes }: LineProps<Form>) {
    const field = useRecordField(name);
    const typed = useTyped();
    const { isRequired, maxLength } = limitsOf(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired={isRequired}>
        <FormInput
          value={textOf(field.value)}
          maxLength={maxLength}
          readOnly={isReadOnly || field.isReadOnly}
          {...(isCode && { fontFamily: 'mono' })}
          onChange={({ target }) => typed(changes ? changes(target.value) : { [name]: target.value })}
        />
      </RecordFormField>
    );
  }

  function Words({ name, label, hint }: Named<Form, string>) {
    const field = useRecordField(name);
    const { isRequired, maxLength } = limitsOf(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired={isRequired}>
        <FormTextarea
          value={textOf(field.value)}
          maxLength={maxLength}
          readOnly={field.isReadOnly}
          onChange={(event) => field.type(event.target.value)}
        />
      </RecordFormField>
    );
  }

  /** A day as 2026-11-21, null where there is none. */
  function Day({ name, label, hint }: Named<Form, string | null>) {
    const field = useRecordField(name);
    return (
      <RecordFormField field={field} label={label} hint={hint}>
        <FormInput
          type="date"
          value={textOf(field.value)}
          readOnly={field.isReadOnly}
          onChange={(event) => field.type(event.target.value || null)}
        />
      </RecordFormField>
    );
  }

  /** A whole number; NaN while nothing is typed. */
  function Amount({ name, label, hint }: Named<Form, number>) {
    const field = useRecordField(name);
    const { max = Number.MAX_SAFE_INTEGER } = limitsOf(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired>
        <FormInput
          inputMode="numeric"
          value={Number.isFinite(field.value) ? textOf(field.value) : ''}
          readOnly={field.isReadOnly}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '').slice(0, String(max).length);
            field.type(digits === '' ? Number.NaN : Number(digits));
          }}
        />
      </RecordFormField>
    );
  }

  function Choice({ name, label, hint, choices, value, changes, start }: ChoiceProps<Form>) {
    const field = useRecordField(name);
    const typed = useTyped();
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired>
        <Flex align="center" gap="1.5">
          {start}
          <FormSelect
            value={value ?? textOf(field.value)}
            onChange={({ target }) =>
              !field.isReadOnly && typed(changes ? changes(target.value) : { [name]: target.value })
            }
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </FormSelect>
        </Flex>
      </RecordFormField>
    );
  }

  /** As `Choice`, for a few that are all shown. */
  function Segments({ name, label, hint, choices }: SegmentsProps<Form>) {
    const field = useRecordField(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired>
        <SegmentGroup.Root
          aria-label={label}
          value={textOf(field.value)}
          readOnly={field.isReadOnly}
          onValueChange={({ value }) => field.type(value)}
        >
          <SegmentGroup.Items items={[...choices]} />
        </SegmentGroup.Root>
      </RecordFormField>
    );
  }

  function OnOff({ name, label, hint }: Named<Form, boolean>) {
    const field = useRecordField(name);
    return (
      <SwitchField
        label={label}
        hint={hint}
        isOn={field.value === true}
        isDisabled={field.isReadOnly}
        onChange={field.type}
      />
    );
  }

  const others: {
    readonly Colour: FieldOf<Form, string, typeof Colour>;
    readonly Checks: FieldOf<Form, readonly string[], typeof Checks>;
    readonly Lines: FieldOf<Form, readonly string[], typeof Lines>;
    readonly MaybeAmount: FieldOf<Form, number | null, typeof MaybeAmount>;
    readonly MaybeLine: FieldOf<Form, string | null | undefined, typeof MaybeLine>;
    readonly MaybeNumber: FieldOf<Form, number | null, typeof MaybeNumber>;
  } = { Checks, Colour, Lines, MaybeAmount, MaybeLine, MaybeNumber };
  return { Line, Words, Day, Amount, Choice, Segments, OnOff, ...others };
}
