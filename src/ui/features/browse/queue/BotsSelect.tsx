import { chakra, Field } from '@chakra-ui/react';
import type { BotsWish } from '#contract/queue.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { botsWishes } from './queueWords.ts';

interface BotsSelectProps {
  readonly value: BotsWish;
  readonly onChange: (value: BotsWish) => void;
}

/** Everyone says for themselves when bots may fill the table. */
export function BotsSelect({ value, onChange }: BotsSelectProps) {
  const t = useMessages('queue');
  const wishes = botsWishes(t);
  return (
    <Field.Root
      role="presentation"
      display="flex"
      flexDirection="row"
      alignItems="center"
      gap="2"
      width={{ base: 'full', sm: 'auto' }}
    >
      <Field.Label margin="0" color="fg.muted" fontWeight="normal">
        {t('bots')}
      </Field.Label>
      <chakra.span flex="1" minWidth={{ base: '0', sm: '196px' }}>
        <FormSelect
          value={value}
          onChange={({ target }) =>
            onChange(wishes.find((wish) => wish.value === target.value)?.value ?? value)
          }
        >
          {wishes.map((wish) => (
            <option key={wish.value} value={wish.value}>
              {wish.words}
            </option>
          ))}
        </FormSelect>
      </chakra.span>
    </Field.Root>
  );
}
