import { Box, Flex, Text } from '@chakra-ui/react';
import { CheckboxField } from '#src/ui/system/forms/CheckboxField.tsx';
import { type FieldWords, Theirs, textOf } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

interface ChecksProps extends FieldWords {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Any of a few values, kept in the order of the choices. */
export function Checks({ name, label, hint, choices }: ChecksProps) {
  const { value, error, isReadOnly, theirs, type, takeTheirs } = useRecordField(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const labelOf = (key: unknown) => choices.find((choice) => choice.value === key)?.label ?? textOf(key);
  return (
    <Box as="fieldset" minWidth="0">
      <Box as="legend" textStyle="label" marginBottom="1.5">
        {label}
      </Box>
      <Flex wrap="wrap" columnGap="4" rowGap="2">
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            isChecked={chosen.includes(choice.value)}
            isDisabled={isReadOnly}
            onChange={(isOn) =>
              type(
                choices
                  .map((one) => one.value)
                  .filter((one) => (one === choice.value ? isOn : chosen.includes(one))),
              )
            }
          >
            {choice.label}
          </CheckboxField>
        ))}
      </Flex>
      {error !== undefined && (
        <Text color="danger.fg" fontSize="sm" marginTop="1.5">
          {error}
        </Text>
      )}
      {theirs === undefined ? (
        hint !== undefined && (
          <Text color="fg.muted" textStyle="hint" marginTop="1.5">
            {hint}
          </Text>
        )
      ) : (
        <Theirs words={[theirs].flat().map(labelOf).join(', ')} onTake={takeTheirs} />
      )}
    </Box>
  );
}
