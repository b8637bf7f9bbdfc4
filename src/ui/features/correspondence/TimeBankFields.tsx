import { SimpleGrid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { DEFAULT_TIME_BANK } from '#contract/tables/clocks.ts';
import type { TimeBank } from '#engine/correspondence.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { hoursInWords } from './waitWords.ts';

const BANKS = [12, 24, 48, 72, 120, 168, 336];
const REFILLS = [0, 2, 4, 8, 12, 24, 48];

interface TimeBankFieldsProps {
  readonly bank: TimeBank | undefined;
  readonly onChange: (bank: TimeBank) => void;
}

/** How much time a seat of a correspondence table has in all, and what each pick adds. */
export const TimeBankFields = (props: TimeBankFieldsProps) => (
  <SystemProvider>
    <Suspense fallback={null}>
      <Fields {...props} />
    </Suspense>
  </SystemProvider>
);

function Fields({ bank = DEFAULT_TIME_BANK, onChange }: TimeBankFieldsProps) {
  const t = useMessages('correspondence');
  const { bankHours, perPickHours } = bank;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mt="3">
      <FormField label={t('bank')} hint={t('bankHint')}>
        <HoursSelect
          choices={BANKS}
          hours={bankHours}
          onChange={(hours) => onChange({ bankHours: hours, perPickHours })}
        />
      </FormField>
      <FormField label={t('refill')} hint={t('refillHint')}>
        <HoursSelect
          choices={REFILLS}
          hours={perPickHours}
          onChange={(hours) => onChange({ bankHours, perPickHours: hours })}
        />
      </FormField>
    </SimpleGrid>
  );
}

interface HoursSelectProps {
  readonly choices: readonly number[];
  /** One of the choices, or another that the host has set. */
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

function HoursSelect({ choices, hours, onChange }: HoursSelectProps) {
  const t = useMessages('correspondence');
  const all = [...new Set([...choices, hours])].sort((a, b) => a - b);
  return (
    <FormSelect value={hours} onChange={({ target }) => onChange(Number(target.value))}>
      {all.map((choice) => (
        <option key={choice} value={choice}>
          {choice === 0 ? t('noRefill') : hoursInWords(choice)}
        </option>
      ))}
    </FormSelect>
  );
}
