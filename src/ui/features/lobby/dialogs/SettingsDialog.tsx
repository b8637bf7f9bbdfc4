import { Grid, RadioCard, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { ClockLadder } from '#src/ui/components/clocks/ClockLadder.tsx';
import { ladderSeconds } from '#src/ui/components/clocks/ladderSeconds.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { TimeBankFields } from '../../correspondence/TimeBankFields.tsx';
import { TimeBankPicture } from '../../correspondence/TimeBankPicture.tsx';
import type { LobbyMessages } from '../words/lobbyWords.ts';
import { clockRange } from '../words/settingsWords.ts';
import { changedSettings, seatChoicesFor } from './changedSettings.ts';
import { MoreSettings } from './MoreSettings.tsx';
import { PaceField } from './PaceField.tsx';
import { RulesFields } from './RulesFields.tsx';

interface SettingsDialogProps {
  readonly table: TableView;
  readonly mostSeats: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onChange: (settings: Partial<TableSettings>) => void;
}

const CLOCKS: readonly ClockPreset[] = ['quick', 'standard', 'relaxed', 'none', 'correspondence'];

/** The host's way to change a table that has not started: the clock first, the rest folded. */
export function SettingsDialog({ table, mostSeats, isBusy, onClose, onChange }: SettingsDialogProps) {
  const t = useMessages('lobby');
  const [wish, setWish] = useState<TableSettings>(table.settings);
  const set = (part: Partial<TableSettings>) => setWish((before) => ({ ...before, ...part }));
  const changed = changedSettings(table.settings, wish);
  const cards = table.template.rounds[0]?.cards ?? 0;
  const people = table.seats.filter((seat) => seat.kind === 'member').length;
  return (
    <ModalDialog
      title={t('changeSettings')}
      width="form"
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      foot={changed === null ? undefined : t('changeFoot')}
      confirm={{
        words: t('changeSettings'),
        busyWords: t('changing'),
        reason: reasonOf(wish, changed, t),
        onConfirm: () => {
          if (changed !== null) onChange(changed);
        },
      }}
    >
      <Stack gap="5" color="fg">
        <ClockChoices wish={wish} cards={cards} onChange={set} />
        <PaceField wish={wish} cards={cards} onChange={set} />
        {wish.clock === 'correspondence' && (
          <TimeBankFields bank={wish.timeBank} onChange={(timeBank) => set({ timeBank })} />
        )}
        <Grid templateColumns="minmax(0, 1fr) 110px" gap="3.5">
          <FormField label={t('tableName')}>
            <FormInput
              value={wish.name}
              maxLength={60}
              onChange={({ target }) => set({ name: target.value })}
            />
          </FormField>
          <FormField label={t('seats')}>
            <FormSelect
              value={String(wish.seats)}
              onChange={({ target }) => set({ seats: Number(target.value) })}
            >
              {seatChoicesFor(people, mostSeats, table.settings.seats).map((seats) => (
                <option key={seats} value={seats}>
                  {seats}
                </option>
              ))}
            </FormSelect>
          </FormField>
        </Grid>
        <RulesFields table={table} rules={wish.rules} onChange={set} />
        <MoreSettings table={table} wish={wish} onChange={set} />
      </Stack>
    </ModalDialog>
  );
}

interface ClockChoicesProps {
  readonly wish: TableSettings;
  readonly cards: number;
  readonly onChange: (part: Partial<TableSettings>) => void;
}

/** Five clocks: three in a row, then two, each wide enough for "Correspondence". */
const IN_ROWS = {
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > label': { gridColumn: 'span 2', minHeight: '116px' },
  '& > label:nth-last-of-type(-n + 2)': { gridColumn: 'span 3' },
  '@media (max-width: 819px)': {
    '& > label:nth-of-type(n)': { gridColumn: 'span 3' },
    '& > label:last-of-type': { gridColumn: 'span 6' },
  },
};

function ClockChoices({ wish, cards, onChange }: ClockChoicesProps) {
  const t = useMessages('lobby');
  // All ladders are drawn to one measure.
  const longest = Math.max(...CLOCKS.map((clock) => ladderSeconds(clock, cards)?.[0] ?? 0));
  return (
    <RadioCard.Root
      value={wish.clock}
      onValueChange={({ value }) => {
        const clock = CLOCKS.find((known) => known === value);
        if (clock !== undefined) onChange({ clock });
      }}
    >
      <RadioCard.Label mb="1.5" textStyle="label">
        {t('clock')}
      </RadioCard.Label>
      <SimpleGrid gap="2.5" css={IN_ROWS}>
        {CLOCKS.map((clock) => (
          <RadioCard.Item key={clock} value={clock}>
            <RadioCard.ItemHiddenInput data-autofocus={wish.clock === clock ? 'clock' : undefined} />
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{t('clockName', { clock })}</RadioCard.ItemText>
              <RadioCard.ItemDescription>{clockRange(clock, cards, t)}</RadioCard.ItemDescription>
              <RadioCard.ItemAddon>
                {clock === 'correspondence' ? (
                  <TimeBankPicture bank={wish.timeBank} />
                ) : (
                  <ClockLadder
                    clock={clock}
                    cards={cards}
                    height={36}
                    longestSeconds={longest}
                    hasLegend={false}
                  />
                )}
              </RadioCard.ItemAddon>
            </RadioCard.ItemContent>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  );
}

function reasonOf(
  wish: TableSettings,
  changed: Partial<TableSettings> | null,
  t: LobbyMessages,
): string | undefined {
  if (wish.name.trim() === '') return t('giveName');
  if (wish.teams && (wish.seats % 2 === 1 || wish.seats < 4)) return t('teamsNeed');
  if (wish.clock === 'correspondence' && (wish.reviewSeconds ?? 0) > 0) return t('noReview');
  return changed === null ? t('nothingChanged') : undefined;
}
