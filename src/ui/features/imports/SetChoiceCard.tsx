import { Card, Text } from '@chakra-ui/react';
import type { SetChoice } from '#contract/admin/imports.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';

interface SetChoiceCardProps {
  readonly choice: SetChoice;
  readonly isBusy: boolean;
  /** Reads the files again as this set; null where they are not at hand any more. */
  readonly onChoose: ((set: string) => void) | null;
}

/** Which of the sets in its files an import takes. */
export function SetChoiceCard({ choice: { chosen, sets }, isBusy, onChoose }: SetChoiceCardProps) {
  const t = useMessages('imports');
  return (
    <Card.Root>
      <Card.Body>
        <FormField
          label={t('setTitle')}
          hint={t('setHint', { count: sets.length })}
          isDisabled={isBusy || onChoose === null}
        >
          <FormSelect value={chosen ?? ''} onChange={(event) => onChoose?.(event.target.value)}>
            {chosen === null && (
              <option value="" disabled>
                {t('setOfEachFile')}
              </option>
            )}
            {sets.map(({ name, code, cards }) => (
              <option key={name} value={name}>
                {t('setOption', { name, code, count: cards })}
              </option>
            ))}
          </FormSelect>
        </FormField>
        {onChoose === null && (
          <Text color="fg.muted" mt="2">
            {t('linesWithoutFile')}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
