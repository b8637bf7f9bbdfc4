import type { MyTableList, MyTablesGroup } from '#contract/tables/myTables.ts';
import IconSearch from '~icons/ph/magnifying-glass';
import { FilterChip } from '../../kit/Chip.tsx';
import { Select } from '../../kit/Select.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { useTypedSearch } from '../../kit/useTypedSearch.ts';

/** What My drafts is narrowed by, as it stands in its address. */
export interface MyDraftsSearch {
  readonly page?: number | undefined;
  readonly q?: string | undefined;
  readonly game?: string | undefined;
  readonly group?: Exclude<MyTablesGroup, 'all'> | undefined;
}

export const hasFilter = ({ q, game, group }: MyDraftsSearch): boolean =>
  q !== undefined || game !== undefined || group !== undefined;

interface MyDraftsFiltersProps {
  readonly search: MyDraftsSearch;
  readonly games: MyTableList['games'];
  readonly onSearch: (search: MyDraftsSearch) => void;
}

const GROUPS: readonly { readonly group: Exclude<MyTablesGroup, 'all'>; readonly label: string }[] = [
  { group: 'waiting', label: 'Waiting for me' },
  { group: 'running', label: 'In progress' },
  { group: 'unfinished', label: 'Deck unfinished' },
  { group: 'finished', label: 'Finished' },
];

/** Search, game and state; every choice stands in the address and begins with the first page. */
export function MyDraftsFilters({ search, games, onSearch }: MyDraftsFiltersProps) {
  const { q, game, group } = search;
  const narrow = (changed: Partial<MyDraftsSearch>) => onSearch({ q, game, group, ...changed });
  return (
    <search className="mine-filters">
      <SearchField q={q ?? ''} onChange={(typed) => narrow({ q: typed === '' ? undefined : typed })} />
      <Select
        aria-label="Game"
        className="mine-game"
        value={game ?? ''}
        onChange={(event) => narrow({ game: event.currentTarget.value || undefined })}
      >
        <option value="">All games</option>
        {games.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {game !== undefined && !games.some(({ slug }) => slug === game) && (
          <option value={game}>{game}</option>
        )}
      </Select>
      <div className="mine-states">
        {GROUPS.map((choice) => (
          <FilterChip
            key={choice.group}
            isOn={group === choice.group}
            onClick={() => narrow({ group: group === choice.group ? undefined : choice.group })}
          >
            {choice.label}
          </FilterChip>
        ))}
      </div>
    </search>
  );
}

function SearchField({ q, onChange }: Readonly<{ q: string; onChange: (q: string) => void }>) {
  const { typed, setTyped } = useTypedSearch(q, onChange);
  return (
    <div className="mine-search">
      <IconSearch aria-hidden="true" />
      <TextInput
        type="search"
        aria-label="Search my drafts"
        placeholder="Table, game, deck or card"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
