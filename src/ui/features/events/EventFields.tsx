import { Field } from '../../kit/Field.tsx';
import { Select } from '../../kit/Select.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { EventMore } from './EventMore.tsx';
import type { EventFieldsProps } from './eventFieldsProps.ts';
import { whole, wishProblems } from './eventWish.ts';
import { StartField } from './StartField.tsx';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7];
const CUTS = [0, 2, 4, 8] as const;
const CUT_WORDS = { 0: 'None', 2: 'The best two', 4: 'The best four', 8: 'The best eight' } as const;

/** The settings of an event, the usual ones first and the others folded. */
export function EventFields(props: EventFieldsProps) {
  const { wish, set, isFixed, mayList, children } = props;
  const problems = wishProblems(wish);
  return (
    <>
      <Field label="Name" error={problems.name}>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus=""
            value={wish.name}
            maxLength={60}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="event-form-pair">
        {children}
        <StartField
          startsAtMs={wish.startsAtMs}
          isFixed={isFixed('startsAtMs')}
          onChange={(startsAtMs) => set({ startsAtMs })}
        />
        <Field label="Seats per table" error={problems.tableSeats}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              disabled={isFixed('tableSeats')}
              value={wish.tableSeats || ''}
              onChange={(event) => set({ tableSeats: whole(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Maximum players" error={problems.mostPlayers}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              disabled={isFixed('mostPlayers')}
              value={wish.mostPlayers || ''}
              onChange={(event) => set({ mostPlayers: whole(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Swiss rounds">
          {(control) => (
            <Select
              {...control}
              disabled={isFixed('swissRounds')}
              value={wish.swissRounds ?? 0}
              onChange={(event) => set({ swissRounds: whole(event.target.value) || null })}
            >
              <option value={0}>As needed</option>
              {ROUNDS.map((rounds) => (
                <option key={rounds} value={rounds}>
                  {rounds}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Then single elimination">
          {(control) => (
            <Select
              {...control}
              disabled={isFixed('cut')}
              value={wish.cut}
              onChange={(event) => set({ cut: CUTS.find((cut) => cut === whole(event.target.value)) ?? 0 })}
            >
              {CUTS.map((cut) => (
                <option key={cut} value={cut}>
                  {CUT_WORDS[cut]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="event-switches">
        <Switch
          label="Listed for everyone"
          sentence={
            mayList
              ? 'When off, people join with the code or link.'
              : 'Verify your email address first. Until then, people join with the code or link.'
          }
          isOn={wish.visibility === 'open'}
          isDisabled={!mayList}
          onChange={(isOn) => set({ visibility: isOn ? 'open' : 'code' })}
        />
        <Switch
          label="Best of three"
          sentence="When off, a match is one game."
          isOn={wish.gamesToWin === 2}
          isDisabled={isFixed('gamesToWin')}
          onChange={(isOn) => set({ gamesToWin: isOn ? 2 : 1 })}
        />
      </div>
      <EventMore {...props} />
    </>
  );
}
