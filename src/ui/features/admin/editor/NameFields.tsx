import { SimpleGrid } from '@chakra-ui/react';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { useRecordField, useTyped } from './recordContext.ts';
import { slugFrom } from './slugFrom.ts';

interface NameFieldsProps {
  readonly label: string;
  readonly slugLabel: string;
  readonly slugHint?: string | undefined;
  readonly isNew: boolean;
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `name` and `slug` of a record: a new one's short name follows its name until it's typed in, a stored one's stays. */
export function NameFields({ label, slugLabel, slugHint, isNew }: NameFieldsProps) {
  const typed = useTyped();
  const [name, slug] = [useRecordField('name'), useRecordField('slug')];
  const follows = isNew && wordsOf(slug.value) === slugFrom(wordsOf(name.value));
  return (
    <SimpleGrid minChildWidth="240px" gap="3.5" columnGap="4">
      <FormField label={label} error={name.error}>
        <FormInput
          value={wordsOf(name.value)}
          readOnly={name.isReadOnly}
          onChange={({ target: { value } }) =>
            typed({ name: value, ...(follows && { slug: slugFrom(value) }) })
          }
        />
      </FormField>
      <FormField label={slugLabel} error={slug.error} hint={isNew ? slugHint : undefined}>
        <FormInput
          fontFamily="mono"
          value={wordsOf(slug.value)}
          readOnly={!isNew || slug.isReadOnly}
          onChange={({ target }) => slug.type(target.value)}
        />
      </FormField>
    </SimpleGrid>
  );
}
