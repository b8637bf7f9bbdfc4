import { useEffect, useId, useRef } from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import IconClose from '~icons/ph/x';
import { LaneGlyph } from '../../../../components/cards/LaneGlyph.tsx';
import { RarityMark } from '../../../../components/cards/RarityMark.tsx';
import { Chip, FilterChip } from '../../../../kit/Chip.tsx';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import { Select } from '../../../../kit/Select.tsx';
import { parseQuery } from '../../../deck-builder/cardQuery.ts';
import { useTable } from '../../useTable.ts';
import { NO_LANE, type TableChoice, toggledIn } from './openTable.ts';

interface TableToolsProps {
  readonly choice: TableChoice;
  readonly onChoice: (choice: TableChoice) => void;
  /** Cards that are shown, and cards that can still be had. */
  readonly found: number;
  readonly left: number;
}

/** Search, lanes, rarities, groups, and whether taken cards are shown. */
export function TableTools({ choice, onChoice, found, left }: TableToolsProps) {
  const { view } = useTable();
  const { look } = view;
  const change = (part: Partial<TableChoice>) => onChoice({ ...choice, ...part });
  const unknown = parseQuery(choice.query, look).unknown;
  return (
    <section className="roti-tools" aria-label="Search the table">
      <div className="roti-tools-row">
        <SearchField query={choice.query} onQuery={(query) => change({ query })} />
        <span role="status" className="roti-found num">
          {found === left ? `${left} left` : `${found} of ${left}`}
        </span>
        <GroupSelect choice={choice} onChoice={onChoice} />
        <FilterChip isOn={choice.showsTaken} onClick={() => change({ showsTaken: !choice.showsTaken })}>
          Taken too
        </FilterChip>
      </div>
      <div
        className="roti-tools-row"
        role="group"
        aria-label={`Filter by ${look.laneWord.toLowerCase()} and rarity`}
      >
        {look.lanes.map((lane) => (
          <FilterChip
            size="sm"
            key={lane.key}
            isOn={choice.lanes.includes(lane.key)}
            onClick={() => change({ lanes: toggledIn(choice.lanes, lane.key) })}
          >
            <LaneGlyph lane={lane} size={15} /> {lane.label}
          </FilterChip>
        ))}
        <FilterChip
          size="sm"
          isOn={choice.lanes.includes(NO_LANE)}
          onClick={() => change({ lanes: toggledIn(choice.lanes, NO_LANE) })}
        >
          No {look.laneWord.toLowerCase()}
        </FilterChip>
        <span className="roti-between" aria-hidden="true" />
        {look.rarities.map((rarity) => (
          <FilterChip
            size="sm"
            key={rarity.code}
            isOn={choice.rarities.includes(rarity.code)}
            onClick={() => change({ rarities: toggledIn(choice.rarities, rarity.code) })}
          >
            <RarityMark rarity={rarity} /> {rarity.name}
          </FilterChip>
        ))}
        {unknown.map((name) => (
          <Chip key={name} size="md" tone="warn">
            {look.name} has no “{name}”
          </Chip>
        ))}
      </div>
    </section>
  );
}

const GROUPS = ['lane', 'cost', 'type', 'rarity'] as const;

function GroupSelect({ choice, onChoice }: Pick<TableToolsProps, 'choice' | 'onChoice'>) {
  const id = useId();
  const { view } = useTable();
  const words = { lane: capital(view.look.laneWord), cost: 'Cost', type: 'Type', rarity: 'Rarity' };
  return (
    <span className="roti-groupby">
      <label htmlFor={id}>Group by</label>
      <Select
        id={id}
        value={choice.groupBy}
        onChange={({ target }) => {
          const groupBy = GROUPS.find((group) => group === target.value);
          if (groupBy) onChoice({ ...choice, groupBy });
        }}
      >
        {GROUPS.map((group) => (
          <option key={group} value={group}>
            {words[group]}
          </option>
        ))}
      </Select>
    </span>
  );
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** "/" goes here, Escape clears. */
function SearchField({ query, onQuery }: Readonly<{ query: string; onQuery: (query: string) => void }>) {
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="roti-search">
      <IconSearch aria-hidden="true" />
      <input
        ref={field}
        type="search"
        value={query}
        placeholder="Find on the table"
        aria-label="Find on the table"
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (query === '') event.currentTarget.blur();
          else onQuery('');
        }}
      />
      <span id={hintId} hidden>
        Words of the name or the rules, or for example t:being, c&lt;=2, r:rare, lane:ember.
      </span>
      {query === '' ? (
        <KeyHint>/</KeyHint>
      ) : (
        <button
          type="button"
          aria-label="Clear the search"
          title="Clear the search"
          onClick={() => onQuery('')}
        >
          <IconClose aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
