import { Button, HStack, SegmentGroup, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { SwitchField } from '#src/ui/system/forms/SwitchField.tsx';
import { fieldLimits } from './fieldLimits.ts';
import { type RecordField, useRecordField } from './recordContext.ts';

type KeysWith<Form, Value> = {
  [Key in keyof Form & string]: Form[Key] extends Value ? Key : never;
}[keyof Form & string];

interface Named<Form, Value> {
  readonly name: KeysWith<Form, Value>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isReadOnly?: boolean;
}

interface ChoiceProps<Form> extends Named<Form, string> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
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

  function Line({
    name,
    label,
    hint,
    isReadOnly = false,
    isCode = false,
  }: Named<Form, string> & { readonly isCode?: boolean }) {
    const field = useRecordField(name);
    const { isRequired, maxLength } = limitsOf(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired={isRequired}>
        <FormInput
          value={textOf(field.value)}
          maxLength={maxLength}
          readOnly={isReadOnly || field.isReadOnly}
          {...(isCode && { fontFamily: 'mono' })}
          onChange={(event) => field.type(event.target.value)}
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

  function Choice({ name, label, hint, choices }: ChoiceProps<Form>) {
    const field = useRecordField(name);
    return (
      <RecordFormField field={field} label={label} hint={hint} isRequired>
        <FormSelect
          value={textOf(field.value)}
          onChange={(event) => !field.isReadOnly && field.type(event.target.value)}
        >
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </FormSelect>
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

  return { Line, Words, Day, Amount, Choice, Segments, OnOff };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface RecordFormFieldProps {
  readonly field: RecordField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

const RecordFormField = ({ field, label, hint, isRequired = false, children }: RecordFormFieldProps) => (
  <FormField
    label={label}
    error={field.error}
    hint={field.theirs === undefined ? hint : <Theirs field={field} />}
    isRequired={isRequired}
  >
    {children}
  </FormField>
);

/** What somebody else saved in this field while it was changed here. */
function Theirs({ field }: { readonly field: RecordField }) {
  const t = useMessages('admin');
  return (
    <HStack gap="2" justify="space-between">
      <Text overflowWrap="anywhere">{t('theirValue', { value: textOf(field.theirs) || t('empty') })}</Text>
      <Button size="sm" variant="outline" onClick={field.takeTheirs}>
        {t('useTheirs')}
      </Button>
    </HStack>
  );
}
