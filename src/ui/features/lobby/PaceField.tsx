import type { Pace } from '#contract/tables/tableRules.ts';
import { clockOf } from '#contract/tables/tableRules.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { Field } from '../../kit/Field.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { Select } from '../../kit/Select.tsx';
import { ClockLadder } from './ClockLadder.tsx';

interface PaceFieldProps {
  readonly wish: TableSettings;
  /** Cards in a full pack. */
  readonly cards: number;
  readonly onChange: (part: Partial<TableSettings>) => void;
}

type Way = 'clock' | Pace['kind'];

const STEP = 5;
const FIRST_SECONDS = Array.from({ length: 36 }, (_, index) => (index + 1) * STEP);

/** The host's own seconds in place of a clock's: straight from a first to a last, or the steps that tournaments use. */
export function PaceField({ wish, cards, onChange }: PaceFieldProps) {
  const preset = clockOf({ clock: wish.clock });
  if (preset.kind !== 'ladder') return null;
  const { pace } = wish;
  const choose = (way: Way) => {
    if (way === 'clock') onChange({ pace: null });
    else if (way === 'tournament') onChange({ pace: { kind: 'tournament' } });
    else
      onChange({
        pace: { kind: 'ladder', firstSeconds: preset.firstSeconds, lastSeconds: preset.lastSeconds },
      });
  };
  return (
    <div className="settings-pace">
      <div className="settings-line">
        <b>Seconds per pick</b>
        <SegmentedControl
          label="Seconds per pick"
          value={pace?.kind ?? 'clock'}
          onChange={choose}
          segments={[
            { value: 'clock', label: 'Of the clock' },
            { value: 'ladder', label: 'My own' },
            { value: 'tournament', label: 'Tournament' },
          ]}
        />
      </div>
      {pace?.kind === 'ladder' && (
        <div className="settings-pair even">
          <Seconds
            label="First pick"
            seconds={pace.firstSeconds}
            most={180}
            onChange={(firstSeconds) =>
              onChange({
                pace: { ...pace, firstSeconds, lastSeconds: Math.min(pace.lastSeconds, firstSeconds) },
              })
            }
          />
          <Seconds
            label="Last pick"
            seconds={pace.lastSeconds}
            most={pace.firstSeconds}
            onChange={(lastSeconds) => onChange({ pace: { ...pace, lastSeconds } })}
          />
        </div>
      )}
      {pace && <ClockLadder clock={wish.clock} pace={pace} cards={cards} height={44} />}
    </div>
  );
}

interface SecondsProps {
  readonly label: string;
  readonly seconds: number;
  readonly most: number;
  readonly onChange: (seconds: number) => void;
}

const Seconds = ({ label, seconds, most, onChange }: SecondsProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={String(seconds)} onChange={({ target }) => onChange(Number(target.value))}>
        {FIRST_SECONDS.filter((known) => known <= most).map((known) => (
          <option key={known} value={known}>
            {known} s
          </option>
        ))}
      </Select>
    )}
  </Field>
);
