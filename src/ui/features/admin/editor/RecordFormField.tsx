import { Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import type { RecordField } from './recordContext.ts';

/** What stands in a field, and is read out where somebody else saved it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What every field of a record is given, beside its name. */
export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface RecordFormFieldProps extends Omit<FieldWords, 'name'> {
  readonly field: RecordField;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A field of a record around its control: its words, what's wrong with it, and what somebody else saved in it. */
export const RecordFormField = (props: RecordFormFieldProps) => (
  <FormField
    label={props.label}
    error={props.field.error}
    hint={
      props.field.theirs === undefined ? (
        props.hint
      ) : (
        <Theirs words={textOf(props.field.theirs)} onTake={props.field.takeTheirs} />
      )
    }
    isRequired={props.isRequired ?? false}
  >
    {props.children}
  </FormField>
);

interface TheirsProps {
  readonly words: string;
  readonly onTake: () => void;
}

/** What somebody else saved while it was changed here. */
export function Theirs({ words, onTake }: TheirsProps) {
  const t = useMessages('admin');
  return (
    <HStack gap="2" justify="space-between">
      <Text overflowWrap="anywhere">{t('theirValue', { value: words || t('empty') })}</Text>
      <Button size="sm" variant="outline" onClick={onTake}>
        {t('useTheirs')}
      </Button>
    </HStack>
  );
}
