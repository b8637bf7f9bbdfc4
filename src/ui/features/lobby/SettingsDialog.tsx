import { useState } from 'react';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { Field } from '../../kit/Field.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Select } from '../../kit/Select.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { clockSpan } from '../browse/tableWords.ts';
import { TimeBankFields } from '../correspondence/TimeBankFields.tsx';
import { TimeBankPicture } from '../correspondence/TimeBankPicture.tsx';
import { ClockLadder } from './ClockLadder.tsx';
import { changedSettings, seatChoicesFor } from './changedSettings.ts';
import { MoreSettings } from './MoreSettings.tsx';
import { PaceField } from './PaceField.tsx';
import { RulesFields } from './RulesFields.tsx';
import { ladderSeconds } from './settingsWords.ts';
import './settings.css';

interface SettingsDialogProps {
  readonly table: TableView;
  readonly mostSeats: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onChange: (settings: Partial<TableSettings>) => void;
}

const CLOCKS: readonly { readonly clock: ClockPreset; readonly name: string }[] = [
  { clock: 'quick', name: 'Quick' },
  { clock: 'standard', name: 'Standard' },
  { clock: 'relaxed', name: 'Relaxed' },
  { clock: 'none', name: 'No clock' },
  { clock: 'correspondence', name: 'Correspondence' },
];

/** The host's way to change a table that has not started: the clock first, the rest folded. */
export function SettingsDialog({ table, mostSeats, isBusy, onClose, onChange }: SettingsDialogProps) {
  const [wish, setWish] = useState<TableSettings>(table.settings);
  const set = (part: Partial<TableSettings>) => setWish((before) => ({ ...before, ...part }));
  const changed = changedSettings(table.settings, wish);
  const cards = table.template.rounds[0]?.cards ?? 0;
  const confirm = () => {
    if (changed !== null) onChange(changed);
  };
  return (
    <ModalDialog
      title="Change settings"
      width="form"
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      foot={changed === null ? undefined : 'Everyone is told, and everyone’s ready is cleared.'}
      confirm={{
        words: 'Change settings',
        busyWords: 'Changing',
        reason: reasonOf(wish, changed),
        onConfirm: confirm,
      }}
    >
      <div className="settings-form">
        <fieldset className="clock-choices">
          <legend>Clock</legend>
          {CLOCKS.map(({ clock, name }) => (
            <label key={clock} className="clock-choice">
              <input
                type="radio"
                name="clock"
                checked={wish.clock === clock}
                data-autofocus={wish.clock === clock ? 'clock' : undefined}
                onChange={() => set({ clock })}
              />
              <b>{name}</b>
              <span>{clockRange(clock, cards)}</span>
              {clock === 'correspondence' ? (
                <TimeBankPicture bank={wish.timeBank} />
              ) : (
                <ClockLadder
                  clock={clock}
                  cards={cards}
                  height={36}
                  longestSeconds={longestOf(cards)}
                  hasLegend={false}
                />
              )}
            </label>
          ))}
        </fieldset>
        <PaceField wish={wish} cards={cards} onChange={set} />
        {wish.clock === 'correspondence' && (
          <TimeBankFields bank={wish.timeBank} onChange={(timeBank) => set({ timeBank })} />
        )}
        <div className="settings-pair">
          <Field label="Name">
            {(control) => (
              <TextInput
                {...control}
                value={wish.name}
                maxLength={60}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <SeatsField table={table} mostSeats={mostSeats} seats={wish.seats} onChange={set} />
        </div>
        <RulesFields table={table} rules={wish.rules} onChange={set} />
        <MoreSettings table={table} wish={wish} onChange={set} />
      </div>
    </ModalDialog>
  );
}

/** The longest time for a pick that any clock of the choice gives. */
const longestOf = (cards: number) =>
  Math.max(...CLOCKS.map(({ clock }) => ladderSeconds(clock, cards)?.[0] ?? 0));

function clockRange(clock: ClockPreset, cards: number): string {
  if (clock === 'correspondence') return 'Days, with a time bank';
  const seconds = ladderSeconds(clock, cards);
  if (seconds === null) return clock === 'none' ? 'Nobody is hurried' : clockSpan(clock);
  return `${seconds[0]} s to ${seconds.at(-1)} s`;
}

function reasonOf(wish: TableSettings, changed: Partial<TableSettings> | null): string | undefined {
  if (wish.name.trim() === '') return 'Give the table a name.';
  if (wish.teams && (wish.seats % 2 === 1 || wish.seats < 4))
    return 'Two teams need an even number of seats, at least four.';
  if (wish.clock === 'correspondence' && (wish.reviewSeconds ?? 0) > 0)
    return 'A correspondence table has no review between packs.';
  return changed === null ? 'Nothing is different yet.' : undefined;
}

type SetPart = (part: Partial<TableSettings>) => void;

const SeatsField = (
  props: Readonly<{ table: TableView; mostSeats: number; seats: number; onChange: SetPart }>,
) => {
  const people = props.table.seats.filter((seat) => seat.kind === 'member').length;
  return (
    <Field label="Seats">
      {(control) => (
        <Select
          {...control}
          value={String(props.seats)}
          onChange={(event) => props.onChange({ seats: Number(event.target.value) })}
        >
          {seatChoicesFor(people, props.mostSeats, props.table.settings.seats).map((seats) => (
            <option key={seats} value={seats}>
              {seats}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
