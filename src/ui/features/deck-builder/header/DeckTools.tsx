import { useEffect, useId, useRef } from 'react';
import IconStacks from '~icons/ph/cards';
import IconList from '~icons/ph/list';
import IconSearch from '~icons/ph/magnifying-glass';
import IconClose from '~icons/ph/x';
import { Chip } from '../../../kit/Chip.tsx';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { Select } from '../../../kit/Select.tsx';
import { ROWS, rowsWords } from '../boards/deckBands.ts';
import { COLUMN_WORDS, COLUMNS, SORT_WORDS, SORTS } from '../boards/deckColumns.ts';
import { wordsOfTerm } from '../cardQuery.ts';
import { useDeckControls, useDeckDesk } from '../desk/deckDesk.ts';

/** Search, columns, order and view of the boards. */
export function DeckTools() {
  const { arrangement, arrange } = useDeckControls();
  return (
    <div className="deck-tools">
      <SearchField />
      <QueryChips />
      <span className="grow" />
      <ArrangeSelects />
      <SegmentedControl
        label="Show the main deck as"
        value={arrangement.boardView}
        onChange={(next) => arrange({ boardView: next })}
        segments={[
          { value: 'stacks', label: <SegmentIcon icon={<IconStacks />} words="Stacks" /> },
          { value: 'list', label: <SegmentIcon icon={<IconList />} words="List" /> },
        ]}
      />
    </div>
  );
}

const SegmentIcon = ({ icon, words }: Readonly<{ icon: React.ReactNode; words: string }>) => (
  <span className="deck-segment" title={words}>
    {icon}
    <span className="vh">{words}</span>
  </span>
);

/** Columns, rows and order: three choices that do not know of each other. */
function ArrangeSelects() {
  const { look } = useDeckDesk();
  const { arrangement, arrange } = useDeckControls();
  const rows = ROWS.filter((key) => (key === 'featured' ? look.featuredType !== null : true));
  return (
    <>
      <Choice
        label="Columns"
        value={arrangement.columnsBy}
        choices={COLUMNS.map((key) => [key, COLUMN_WORDS[key]] as const)}
        onChoose={(columnsBy) => arrange({ columnsBy })}
      />
      <Choice
        label="Rows"
        value={arrangement.rowsBy}
        choices={rows.map((key) => [key, rowsWords(key, look)] as const)}
        onChoose={(rowsBy) => arrange({ rowsBy })}
      />
      <Choice
        label="Sort"
        value={arrangement.sortBy}
        choices={SORTS.map((key) => [key, SORT_WORDS[key]] as const)}
        onChoose={(sortBy) => arrange({ sortBy })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <span className="deck-arrange">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([key]) => key === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** Dims what does not match and rings what does; takes nothing away. "/" goes here, Escape clears. */
export function SearchField() {
  const { query, hits, pool } = useDeckDesk();
  const { queryText, ask } = useDeckControls();
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
  const isAsking = query.terms.length > 0;
  return (
    <div className="deck-search">
      <IconSearch aria-hidden="true" />
      <input
        ref={field}
        type="search"
        value={queryText}
        placeholder="Find in deck"
        aria-label="Find in deck"
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (queryText === '') event.currentTarget.blur();
          else ask('');
        }}
      />
      <span id={hintId} hidden>
        Words of the name or the rules, or for example t:being, c&lt;=2, r:rare, lane:ember.
      </span>
      <span role="status" className={isAsking ? 'deck-hits num' : 'vh'}>
        {isAsking ? `${hits.size} of ${pool.size}` : ''}
      </span>
      {queryText === '' ? (
        <KeyHint>/</KeyHint>
      ) : (
        <button
          type="button"
          aria-label="Clear the search"
          title="Clear the search"
          onClick={() => {
            ask('');
            field.current?.focus();
          }}
        >
          <IconClose aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

function QueryChips() {
  const { query, look } = useDeckDesk();
  return (
    <div className="deck-query">
      {query.terms
        .filter(({ field }) => field !== 'words')
        .map((term) => {
          const words = wordsOfTerm(term, look);
          return (
            <Chip key={words} size="md">
              {words}
            </Chip>
          );
        })}
      {query.unknown.map((name) => (
        <Chip key={name} size="md" tone="warn">
          {look.name} has no “{name}”
        </Chip>
      ))}
    </div>
  );
}
