import { useEffect, useId, useRef } from 'react';
import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import IconCaret from '~icons/ph/caret-right-bold';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { Select } from '../../kit/Select.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { type HostWish, moreWords, withSeats } from './hostWish.ts';

interface HostMoreProps {
  readonly wish: HostWish;
  readonly user: CurrentUser;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (wish: HostWish) => void;
  /** Back to what the first template says, without what was hosted last; undefined where nothing was. */
  readonly onReset: (() => void) | undefined;
}

/** Folded, it says its values in words. */
export function HostMore(props: HostMoreProps) {
  const { wish, isOpen, onToggle } = props;
  const id = useId();
  return (
    <div className={isOpen ? 'host-more open' : 'host-more'}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <IconCaret aria-hidden="true" />
        <b>More</b>
        {!isOpen && <span className="ell">{moreWords(wish)}</span>}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Settings {...props} />}
      </div>
    </div>
  );
}

const PICKS_SENTENCES: Readonly<Record<HostWish['picksOpenTo'], string>> = {
  everyone: 'Everyone at the table sees every pick and deck.',
  closed: 'Everyone sees them once every deck is in, or when you close the table.',
  host: 'Everybody sees their own, and you see all of them.',
  owners: 'Everybody sees only their own.',
};

/** Two and more, and one where a template is for one alone. */
const seatCounts = (isLarge: boolean, now: number) => {
  const least = Math.min(2, now);
  return Array.from({ length: (isLarge ? 16 : 8) - least + 1 }, (_, place) => place + least);
};

function Settings({ wish, user, onChange, onReset }: HostMoreProps) {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    settings.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="host-settings" ref={settings}>
      <div className="host-seats">
        <Field label="Seats" hint="Bots may fill the ones that stay free.">
          {(control) => (
            <Select
              {...control}
              value={wish.seats}
              onChange={({ target }) => onChange(withSeats(wish, Number(target.value)))}
            >
              {seatCounts(can(user, 'hostLargeTable'), wish.seats).map((seats) => (
                <option key={seats} value={seats}>
                  {seats}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Description" hint="A line for people who look for a table.">
        {(control) => (
          <TextInput
            {...control}
            value={wish.description ?? ''}
            maxLength={140}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...wish, description: target.value })}
          />
        )}
      </Field>
      <div className="host-setting">
        <div>
          <b>Who sees the picks after the draft?</b>
          <p>{PICKS_SENTENCES[wish.picksOpenTo]}</p>
        </div>
        <SegmentedControl
          label="Who sees the picks after the draft?"
          value={wish.picksOpenTo}
          segments={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'closed', label: 'When closed' },
            { value: 'host', label: 'The host' },
            { value: 'owners', label: 'Their owners' },
          ]}
          onChange={(picksOpenTo) => onChange({ ...wish, picksOpenTo })}
        />
      </div>
      <Switch
        label="Watchers"
        sentence="People without a seat may look on. They see no pack and no pool."
        isOn={wish.watchers}
        onChange={(watchers) => onChange({ ...wish, watchers })}
      />
      <Switch
        label="Hints"
        sentence="Players who turned them on in their profile are shown what a bot would take."
        isOn={wish.hints !== false}
        onChange={(hints) => onChange({ ...wish, hints })}
      />
      {can(user, 'organise') && (
        <Switch
          label="Host without a seat"
          sentence="You run the table and watch it as its watchers do: no pack, no pool."
          isOn={wish.isOrganiser === true}
          onChange={(isOrganiser) => onChange({ ...wish, isOrganiser })}
        />
      )}
      <p className="host-more-foot">
        Packs and picks, seconds, a review between packs and teams are set in the lobby and kept for your next
        table.{' '}
        {onReset !== undefined && (
          <Button variant="ghost" size="sm" onClick={onReset}>
            Forget what I hosted last
          </Button>
        )}
      </p>
    </div>
  );
}
