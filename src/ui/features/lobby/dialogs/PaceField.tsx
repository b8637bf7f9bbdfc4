import { Box, SegmentGroup, SimpleGrid } from '@chakra-ui/react';
import { clockOf, type Pace } from '#contract/tables/tableRules.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { ClockLadder } from '#src/ui/components/clocks/ClockLadder.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { SettingRow } from '../../../system/forms/SettingRow.tsx';

interface PaceFieldProps {
  readonly wish: TableSettings;
  /** Cards in a full pack. */
  readonly cards: number;
  readonly onChange: (part: Partial<TableSettings>) => void;
}

const WAYS = ['clock', 'ladder', 'tournament'] as const;
const STEP = 5;
const FIRST_SECONDS = Array.from({ length: 36 }, (_, index) => (index + 1) * STEP);

/** The host's own seconds in place of a clock's: straight from a first to a last, or the steps that tournaments use. */
export function PaceField({ wish, cards, onChange }: PaceFieldProps) {
  const t = useMessages('lobby');
  const preset = clockOf({ clock: wish.clock });
  if (preset.kind !== 'ladder') return null;
  const { pace } = wish;
  const { firstSeconds, lastSeconds } = preset;
  const paces: Readonly<Record<string, Pace>> = {
    ladder: { kind: 'ladder', firstSeconds, lastSeconds },
    tournament: { kind: 'tournament' },
  };
  return (
    <Box>
      <SettingRow label={t('paceTitle')}>
        <SegmentGroup.Root
          aria-label={t('paceTitle')}
          value={pace?.kind ?? 'clock'}
          onValueChange={({ value }) => onChange({ pace: paces[value ?? ''] ?? null })}
        >
          <SegmentGroup.Items items={WAYS.map((way) => ({ value: way, label: t('pace', { way }) }))} />
        </SegmentGroup.Root>
      </SettingRow>
      {pace?.kind === 'ladder' && (
        <SimpleGrid columns={2} gap="3.5" py="2">
          <Seconds
            label={t('firstPick')}
            seconds={pace.firstSeconds}
            most={180}
            onChange={(first) =>
              onChange({
                pace: { ...pace, firstSeconds: first, lastSeconds: Math.min(pace.lastSeconds, first) },
              })
            }
          />
          <Seconds
            label={t('lastPick')}
            seconds={pace.lastSeconds}
            most={pace.firstSeconds}
            onChange={(last) => onChange({ pace: { ...pace, lastSeconds: last } })}
          />
        </SimpleGrid>
      )}
      {pace && <ClockLadder clock={wish.clock} pace={pace} cards={cards} height={44} />}
    </Box>
  );
}

interface SecondsProps {
  readonly label: string;
  readonly seconds: number;
  readonly most: number;
  readonly onChange: (seconds: number) => void;
}

function Seconds({ label, seconds, most, onChange }: SecondsProps) {
  const t = useMessages('lobby');
  return (
    <FormField label={label}>
      <FormSelect value={String(seconds)} onChange={({ target }) => onChange(Number(target.value))}>
        {FIRST_SECONDS.filter((known) => known <= most).map((known) => (
          <option key={known} value={known}>
            {t('seconds', { count: known })}
          </option>
        ))}
      </FormSelect>
    </FormField>
  );
}
