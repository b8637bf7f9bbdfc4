import { useState } from 'react';
import { LONGEST_QUIET_MINUTES, type QuietHours, quietHoursSchema, quietMinutes } from '#contract/clocks.ts';
import { Field } from '../kit/Field.tsx';
import { Select } from '../kit/Select.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { minuteOf, ownZone, timeOf, zoneNames } from './zones.ts';
import './correspondence.css';

interface QuietHoursRowsProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

const NIGHT = { fromMinute: 22 * 60, toMinute: 8 * 60 };

/** Whether there are quiet hours, from when to when, and where; an end that does not fit is told and not kept. */
export function QuietHoursRows({ quiet, onChange }: QuietHoursRowsProps) {
  const [error, setError] = useState<string | undefined>();
  const change = (next: QuietHours) => {
    const read = quietHoursSchema.safeParse(next);
    setError(read.success ? undefined : read.error.issues[0]?.message);
    if (read.success) onChange(next);
  };
  const turn = (isOn: boolean) => {
    setError(undefined);
    onChange(isOn ? { ...NIGHT, zone: ownZone() } : null);
  };
  return (
    <>
      <Switch
        label="Quiet hours"
        sentence="In correspondence drafts no time of yours runs in them, and nothing is sent to you."
        isOn={quiet !== null}
        onChange={turn}
      />
      {quiet !== null && <QuietFields quiet={quiet} error={error} onChange={change} />}
    </>
  );
}

interface QuietFieldsProps {
  readonly quiet: QuietHours;
  readonly error: string | undefined;
  readonly onChange: (quiet: QuietHours) => void;
}

function QuietFields({ quiet, error, onChange }: QuietFieldsProps) {
  const { fromMinute, toMinute, zone } = quiet;
  const zones = zoneNames(zone, ownZone());
  const withTime = (part: 'fromMinute' | 'toMinute') => (typed: string) => {
    const minute = minuteOf(typed);
    if (minute !== null) onChange({ ...quiet, [part]: minute });
  };
  return (
    <div className="profile-body quiet-fields">
      <TimeField label="From" minute={fromMinute} error={error} onChange={withTime('fromMinute')} />
      <TimeField label="To" minute={toMinute} error={undefined} onChange={withTime('toMinute')} />
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
        {hoursOf(quietMinutes(quiet))} a day, at most {LONGEST_QUIET_MINUTES / 60}. A clock that already runs
        keeps the quiet hours it began with.
      </p>
    </div>
  );
}

const hoursOf = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} hours` : `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;

interface TimeFieldProps {
  readonly label: string;
  readonly minute: number;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Keeps what is typed, also a time that does not fit, until another one comes from outside. */
function TimeField({ label, minute, error, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(timeOf(minute));
  const [known, setKnown] = useState(minute);
  if (known !== minute) {
    setKnown(minute);
    setTyped(timeOf(minute));
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
