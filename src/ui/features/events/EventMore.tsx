import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import IconCaret from '~icons/ph/caret-right-bold';
import { Field } from '../../kit/Field.tsx';
import { Select } from '../../kit/Select.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import type { EventFieldsProps } from './eventFieldsProps.ts';
import { type EventWish, whole, wishProblems } from './eventWish.ts';

const CLOCKS: readonly (readonly [ClockPreset, string])[] = [
  ['quick', 'Quick'],
  ['standard', 'Standard'],
  ['relaxed', 'Relaxed'],
  ['none', 'No'],
  ['correspondence', 'Correspondence'],
];
const PICKS: readonly (readonly [TableSettings['picksOpenTo'], string])[] = [
  ['closed', 'Everybody, when the event is closed'],
  ['everyone', 'Everybody, after each draft'],
  ['host', 'The host alone, after each draft'],
  ['owners', 'Nobody but their owner'],
];
const SHORT_PICKS: Readonly<Record<TableSettings['picksOpenTo'], string>> = {
  closed: 'picks open at its end',
  everyone: 'picks open after the draft',
  host: 'picks open to the host',
  owners: 'picks stay closed',
};

const keyOf = <Key extends string>(choices: readonly (readonly [Key, string])[], key: string) =>
  choices.find(([known]) => known === key)?.[0];
const wordsOf = (clock: ClockPreset) => CLOCKS.find(([known]) => known === clock)?.[1] ?? '';

/** "50 minutes a round, usual clock, picks open at its end". */
function moreWords({ roundMinutes, clock, picksOpenTo, opens, isWithinPods }: EventWish): string {
  const minutes = roundMinutes === 0 ? 'rounds without an end' : `${roundMinutes} minutes a round`;
  const pace = clock === null ? 'the clock of its draft' : `${wordsOf(clock).toLowerCase()} clock`;
  const rounds = opens === 'host' ? ['the host opens rounds'] : [];
  const pods = isWithinPods ? ['matches within pods'] : [];
  return [minutes, pace, SHORT_PICKS[picksOpenTo], ...rounds, ...pods].join(', ');
}

/** What a host may ignore; folded, it says its values in words. */
export function EventMore({ wish, set, isFixed }: EventFieldsProps) {
  const problems = wishProblems(wish);
  return (
    <details className="event-more">
      <summary>
        <IconCaret aria-hidden="true" />
        <b>More</b>
        <span>{moreWords(wish)}</span>
      </summary>
      <div className="event-form-pair">
        <Field label="Minutes of a round" hint="0 for rounds without an end." error={problems.roundMinutes}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={wish.roundMinutes}
              onChange={(event) => set({ roundMinutes: whole(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Clock of the draft">
          {(control) => (
            <Select
              {...control}
              disabled={isFixed('clock')}
              value={wish.clock ?? ''}
              onChange={(event) => set({ clock: keyOf(CLOCKS, event.target.value) ?? null })}
            >
              {wish.clock === null && <option value="">Usual</option>}
              {CLOCKS.map(([clock, words]) => (
                <option key={clock} value={clock}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Who sees the picks of others">
          {(control) => (
            <Select
              {...control}
              disabled={isFixed('picksOpenTo')}
              value={wish.picksOpenTo}
              onChange={(event) => set({ picksOpenTo: keyOf(PICKS, event.target.value) ?? 'closed' })}
            >
              {PICKS.map(([rule, words]) => (
                <option key={rule} value={rule}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Switch
        label="Rounds open by themselves"
        sentence="The last result of a round opens the next one. The first round is always opened by you."
        isOn={wish.opens === 'itself'}
        onChange={(isOn) => set({ opens: isOn ? 'itself' : 'host' })}
      />
      <Switch
        label="Matches within pods"
        sentence="Players meet those of their own table alone, until the cut."
        isOn={wish.isWithinPods}
        isDisabled={isFixed('isWithinPods')}
        onChange={(isWithinPods) => set({ isWithinPods })}
      />
    </details>
  );
}
