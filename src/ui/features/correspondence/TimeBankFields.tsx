import { DEFAULT_TIME_BANK } from '#contract/tables/clocks.ts';
import type { TimeBank } from '#engine/correspondence.ts';
import { Field } from '../../kit/Field.tsx';
import { Select } from '../../kit/Select.tsx';
import { hoursInWords } from './waitWords.ts';
import './correspondence.css';

const BANKS = [12, 24, 48, 72, 120, 168, 336];
const REFILLS = [0, 2, 4, 8, 12, 24, 48];

interface TimeBankFieldsProps {
  readonly bank: TimeBank | undefined;
  readonly onChange: (bank: TimeBank) => void;
}

const withOwn = (choices: readonly number[], own: number) =>
  [...new Set([...choices, own])].sort((a, b) => a - b);

/** How much time a seat of a correspondence table has in all, and what each pick gives back. */
export function TimeBankFields({ bank = DEFAULT_TIME_BANK, onChange }: TimeBankFieldsProps) {
  const { bankHours, perPickHours } = bank;
  return (
    <div className="time-bank-fields">
      <Field label="Time bank" hint="What each seat begins with, and never exceeds.">
        {(control) => (
          <Select
            {...control}
            value={bankHours}
            onChange={({ target }) => onChange({ bankHours: Number(target.value), perPickHours })}
          >
            {withOwn(BANKS, bankHours).map((hours) => (
              <option key={hours} value={hours}>
                {hoursInWords(hours)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Each pick gives back" hint="Quiet hours of a player never count.">
        {(control) => (
          <Select
            {...control}
            value={perPickHours}
            onChange={({ target }) => onChange({ bankHours, perPickHours: Number(target.value) })}
          >
            {withOwn(REFILLS, perPickHours).map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? 'nothing' : hoursInWords(hours)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
