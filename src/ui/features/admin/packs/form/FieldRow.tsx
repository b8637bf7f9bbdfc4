import { Flex, type FlexProps } from '@chakra-ui/react';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';

/** Small fields beside each other with quiet labels. An error below one leaves the others in their place. */
export const FieldRow = (props: FlexProps) => (
  <Flex wrap="wrap" align="flex-start" gap="2" columnGap="2.5" css={QUIET} {...props} />
);

const QUIET = {
  '& label[data-scope=field]': { mb: '1', color: 'fg.muted', fontSize: '13px', fontWeight: 'medium' },
  '& > *': { flex: '1 1 120px' },
  '& > :has(input[inputmode])': { flex: { base: '1 1 92px', sm: '0 1 92px' } },
  '& > button, & > [role=group]': { flex: 'none', alignSelf: 'flex-end' },
};

/** Around fields whose labels are only read out, since the ones beside them say what they are. */
export const UNLABELLED = { '& label[data-scope=field]': { srOnly: true } };

interface ChoiceFieldProps {
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few; a value that isn't among them stays until another one is chosen, and is marked. */
export function ChoiceField({ label, size = 'sm', value, choices, onChange }: ChoiceFieldProps) {
  const isKnown = choices.some(([known]) => known === value);
  const all = isKnown ? choices : [[value, value] as const, ...choices];
  return (
    <FormField label={label}>
      <FormSelect
        size={size}
        value={value}
        aria-invalid={isKnown ? undefined : true}
        onChange={({ target }) => onChange(target.value)}
      >
        {all.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </FormSelect>
    </FormField>
  );
}
