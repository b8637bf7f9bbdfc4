import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  LONGEST_QUIET_MINUTES,
  type QuietHours,
  quietHoursSchema,
  quietMinutes,
} from '#contract/tables/clocks.ts';
import { wrongWith } from '../../../components/submission/fieldErrors.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { minuteOf, ownZone, timeOf, zoneNames } from './zones.ts';

interface QuietHoursRowProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

const NIGHT = { fromMinute: 22 * 60, toMinute: 8 * 60 };

/** Whether there are quiet hours, from when to when, and where; a pair that does not fit is refused and not kept. */
export function QuietHoursRow({ quiet, onChange }: QuietHoursRowProps) {
  const t = useMessages('profile');
  return (
    <Box>
      <SwitchField
        label={t('quietHours')}
        hint={t('quietHoursHint')}
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? { ...NIGHT, zone: ownZone() } : null)}
      />
      {quiet !== null && <QuietFields quiet={quiet} onChange={onChange} />}
    </Box>
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
  const t = useMessages('profile');
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
  const dayMinutes = quietMinutes(read.shown);
  return (
    <Grid templateColumns="1fr 1fr" alignItems="start" gap="3" pt="1.5" pb="5">
      <TimeField
        label={t('quietFrom')}
        typed={typed.fromMinute}
        error={read.error}
        onChange={withTime('fromMinute')}
      />
      <TimeField
        label={t('quietTo')}
        typed={typed.toMinute}
        error={undefined}
        onChange={withTime('toMinute')}
      />
      <Box gridColumn="1 / -1">
        <FormField label={t('timeZone')} hint={zone === ownZone() ? t('zoneOfBrowser') : undefined}>
          <FormSelect value={zone} onChange={({ target }) => onChange({ ...quiet, zone: target.value })}>
            {zones.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </FormSelect>
        </FormField>
      </Box>
      <Text gridColumn="1 / -1" color="fg.muted" textStyle="dense">
        {t('quietSum', {
          hours: Math.floor(dayMinutes / 60),
          minutes: dayMinutes % 60,
          most: LONGEST_QUIET_MINUTES / 60,
        })}
      </Text>
    </Grid>
  );
}

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
  <FormField label={label} error={error}>
    <FormInput type="time" value={typed} onChange={({ target }) => onChange(target.value)} />
  </FormField>
);
