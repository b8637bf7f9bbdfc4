import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { Field } from '../../kit/Field.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { Select } from '../../kit/Select.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { PICKS_OPEN_WORDS, reviewWords } from './settingsWords.ts';

interface MoreProps {
  readonly table: TableView;
  readonly wish: TableSettings;
  readonly onChange: (part: Partial<TableSettings>) => void;
}

const REVIEWS = [0, 15, 30, 45, 60, 90, 120, 180, 300, 600] as const;
const HOURS = [0, 1, 2, 3, 6, 12, 24, 72] as const;
const RULES: readonly TableSettings['picksOpenTo'][] = ['everyone', 'closed', 'host', 'owners'];

/** What most tables never need, folded. */
export const MoreSettings = (props: MoreProps) => (
  <details className="settings-more">
    <summary>
      More <span>who finds the table, who sees picks, watchers, hints, review, teams</span>
    </summary>
    <Finding {...props} />
    <Seeing {...props} />
    <Playing {...props} />
  </details>
);

const Finding = ({ wish, onChange }: MoreProps) => (
  <>
    <div className="settings-line">
      <b>Who finds the table</b>
      <SegmentedControl
        label="Who finds the table"
        value={wish.visibility}
        onChange={(visibility) => onChange({ visibility })}
        segments={[
          { value: 'open', label: 'Everyone' },
          { value: 'code', label: 'By code or link' },
        ]}
      />
    </div>
    <Field label="Description" hint="Stands with the table where people look for one.">
      {(control) => (
        <TextInput
          {...control}
          value={wish.description ?? ''}
          maxLength={140}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      )}
    </Field>
  </>
);

const Seeing = ({ wish, onChange }: MoreProps) => (
  <>
    <div className="settings-pair even">
      <Field label="Picks seen by">
        {(control) => (
          <Select
            {...control}
            value={wish.picksOpenTo}
            onChange={({ target }) =>
              onChange({ picksOpenTo: RULES.find((rule) => rule === target.value) ?? 'everyone' })
            }
          >
            {RULES.map((rule) => (
              <option key={rule} value={rule}>
                {PICKS_OPEN_WORDS[rule]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {wish.picksOpenTo === 'closed' && (
        <Field label="At the latest">
          {(control) => (
            <Select
              {...control}
              value={String(wish.picksOpenAfterHours ?? 0)}
              onChange={({ target }) => onChange({ picksOpenAfterHours: Number(target.value) })}
            >
              {HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {hours === 0 ? 'When it is closed' : `${hours} h after the draft`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
    <Switch
      label="Watchers"
      sentence="People without a seat may follow the draft. They see no card that is not public."
      isOn={wish.watchers}
      onChange={(watchers) => onChange({ watchers })}
    />
    <Switch
      label="Hints"
      sentence="Players who turned them on in their profile are shown what a bot would take."
      isOn={wish.hints !== false}
      onChange={(hints) => onChange({ hints })}
    />
  </>
);

const Playing = ({ table, wish, onChange }: MoreProps) => (
  <>
    {table.template.rounds.length > 0 && (
      <Field label="Review between packs" hint="Nobody holds a pack meanwhile: time to look at the own pool.">
        {(control) => (
          <Select
            {...control}
            value={String(wish.reviewSeconds ?? 0)}
            onChange={({ target }) => onChange({ reviewSeconds: Number(target.value) })}
          >
            {REVIEWS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {reviewWords(seconds)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )}
    <Switch
      label="Covered pools"
      sentence="As on paper: nobody sees the own picks while packs go round, only in the review and after the draft."
      isOn={wish.hidesPool === true}
      onChange={(hidesPool) => onChange({ hidesPool })}
    />
    <Switch
      label="Two teams"
      sentence="Seats belong to team A and team B by turns. It needs an even number of seats, at least four."
      isOn={wish.teams === true}
      onChange={(teams) => onChange({ teams })}
    />
  </>
);
