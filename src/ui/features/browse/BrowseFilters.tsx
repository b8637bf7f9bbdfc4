import { type ClockPreset, clockPresetSchema, type GameSummary } from '#contract/games/gameSummary.ts';
import IconCaret from '~icons/ph/caret-down';
import IconOn from '~icons/ph/check-bold';
import IconSearch from '~icons/ph/magnifying-glass';
import { FilterChip } from '../../kit/Chip.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { useTypedSearch } from '../../kit/useTypedSearch.ts';
import type { BrowseFilters as Filters } from './browseSearch.ts';
import { CLOCKS, clockName } from './tableWords.ts';

interface BrowseFiltersProps {
  readonly filters: Filters;
  readonly games: readonly GameSummary[];
  readonly onChange: (changed: Filters) => void;
}

/** Every filter stands in the address; the search waits for a pause in the typing. */
export function BrowseFilters({ filters, games, onChange }: BrowseFiltersProps) {
  const clockOf = (value: string): ClockPreset | undefined =>
    clockPresetSchema.safeParse(value).data ?? undefined;
  return (
    <search className="browse-filters">
      <SearchField q={filters.q ?? ''} onChange={(q) => onChange({ ...filters, q })} />
      <div className="browse-chips">
        <FilterChip
          isOn={filters.free === true}
          onClick={() => onChange({ ...filters, free: filters.free ? undefined : true })}
        >
          {filters.free === true && <IconOn aria-hidden="true" />}
          Seats free
        </FilterChip>
        <FilterChip
          isOn={filters.watch === true}
          onClick={() => onChange({ ...filters, watch: filters.watch ? undefined : true })}
        >
          {filters.watch === true && <IconOn aria-hidden="true" />}
          Open to watchers
        </FilterChip>
        <ChipSelect
          label="Game"
          value={filters.game ?? ''}
          onChange={(game) => onChange({ ...filters, game: game || undefined })}
        >
          <option value="">All games</option>
          {games.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          {filters.game !== undefined && !games.some(({ slug }) => slug === filters.game) && (
            <option value={filters.game}>{filters.game}</option>
          )}
        </ChipSelect>
        <ChipSelect
          label="Clock"
          value={filters.clock ?? ''}
          onChange={(value) => onChange({ ...filters, clock: clockOf(value) })}
        >
          <option value="">Any clock</option>
          {CLOCKS.map((clock) => (
            <option key={clock} value={clock}>
              {clockName(clock)}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect
          label="Order"
          value={filters.sort ?? ''}
          onChange={(value) => onChange({ ...filters, sort: value === 'fullest' ? value : undefined })}
        >
          <option value="">Newest first</option>
          <option value="fullest">Nearly full first</option>
        </ChipSelect>
      </div>
    </search>
  );
}

function SearchField({ q, onChange }: { q: string; onChange: (q: string | undefined) => void }) {
  const { typed, setTyped, askNow } = useTypedSearch(q, (text) => onChange(text || undefined));
  return (
    <form
      className="browse-search"
      role="presentation"
      onSubmit={(event) => {
        event.preventDefault();
        askNow(typed);
      }}
    >
      <IconSearch aria-hidden="true" />
      <TextInput
        type="search"
        value={typed}
        maxLength={80}
        placeholder="Host, name or code"
        aria-label="Host, name or code"
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}

interface ChipSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: React.ReactNode;
}

/** The browser's own list in the clothes of a filter chip. */
const ChipSelect = ({ label, value, onChange, children }: ChipSelectProps) => (
  <span className="chip-select" data-on={value !== '' || undefined}>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
    <IconCaret aria-hidden="true" />
  </span>
);
