import { useState } from 'react';
import {
  LONGEST_QUIET_MINUTES,
  type QuietHours,
  quietHoursSchema,
  quietMinutes,
} from '#contract/tables/clocks.ts';
import { Field } from '../kit/Field.tsx';
import { Select } from '../kit/Select.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { wrongWith } from '../members/fieldErrors.ts';
import { minuteOf, ownZone, timeOf, zoneNames } from './zones.ts';
import './correspondence.css';
import '../features/profile/profile.css';

interface QuietHoursRowsProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

const NIGHT = { fromMinute: 22 * 60, toMinute: 8 * 60 };

/** Whether there are quiet hours, from when to when, and where; a pair that does not fit is told and not kept. */
export function QuietHoursRows({ quiet, onChange }: QuietHoursRowsProps) {
  return (
    <>
      <Switch
        label="Quiet hours"
        sentence="In correspondence drafts no time of yours runs in them, and nothing is sent to you."
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? { ...NIGHT, zone: ownZone() } : null)}
      />
      {quiet !== null && <QuietFields quiet={quiet} onChange={onChange} />}
    </>
  );
}

interface QuietFieldsProps {
  readonly quiet: QuietHours;
  readonly onChange: (quiet: QuietHours) => void;
}

type Times = Pick<QuietHours, 'fromMinute' | 'toMinute'>;
type Typed = Readonly<Record<keyof Times, string>>;

const typedOf = ({ fromMinute, toMinute }: Times): Typed => ({
  fromMinute: timeOf(fromMinute),
  toMinute: timeOf(toMinute),
});

/** Keeps both times as they are typed, also a pair that does not fit, until another pair comes from outside. */
function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const { zone } = quiet;
  const zones = zoneNames(zone, ownZone());
  const [typed, setTyped] = useState(typedOf(quiet));
  const [known, setKnown] = useState(quiet);
  if (known.fromMinute !== quiet.fromMinute || known.toMinute !== quiet.toMinute) {
    setKnown(quiet);
    setTyped(typedOf(quiet));
  }
  const read = readTyped(typed, quiet);
  const withTime = (part: keyof Times) => (time: string) => {
    const next = { ...typed, [part]: time };
    setTyped(next);
    const { shown, isWhole, error } = readTyped(next, quiet);
    if (isWhole && error === undefined) onChange(shown);
  };
  return (
    <div className="profile-body quiet-fields">
      <TimeField label="From" typed={typed.fromMinute} error={read.error} onChange={withTime('fromMinute')} />
      <TimeField label="To" typed={typed.toMinute} error={undefined} onChange={withTime('toMinute')} />
      <Field label="Time zone" hint={zone === ownZone() ? 'Found by this browser.' : undefined}>
        {(control) => (
          <Select
            {...control}
            value={zone}
            onChange={({ target }) => onChange({ ...quiet, zone: target.value })}
          >
            {zones.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="quiet-sum">
        {hoursOf(quietMinutes(read.shown))} a day, at most {LONGEST_QUIET_MINUTES / 60}. A clock that already
        runs keeps the quiet hours it began with.
      </p>
    </div>
  );
}

const hoursOf = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} hours` : `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;

/** What the fields show, an empty one as it is stored, with what is wrong with it. */
function readTyped(typed: Typed, quiet: QuietHours) {
  const from = minuteOf(typed.fromMinute);
  const to = minuteOf(typed.toMinute);
  const shown = { ...quiet, fromMinute: from ?? quiet.fromMinute, toMinute: to ?? quiet.toMinute };
  const isWhole = from !== null && to !== null;
  return { shown, isWhole, error: wrongWith(quietHoursSchema, shown) };
}

interface TimeFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

const TimeField = ({ label, typed, error, onChange }: TimeFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <TextInput {...control} type="time" value={typed} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
);
