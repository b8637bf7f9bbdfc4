import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { chipLook, FilterChip } from '../../components/filters/FilterChip.tsx';
import { SearchField } from '../../components/filters/SearchField.tsx';
import { CLOCKS, clockOf } from '../../components/tables/clocks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import type { BrowseFilters as Filters } from './browseSearch.ts';

interface BrowseFiltersProps {
  readonly filters: Filters;
  readonly games: readonly GameSummary[];
  readonly onChange: (changed: Filters) => void;
}

/** On a phone the chips are one row that scrolls and fades out. */
const CHIPS = {
  wrap: { base: 'nowrap', sm: 'wrap' },
  maxWidth: { base: 'calc(100% + 32px)', sm: 'none' },
  mx: { base: '-4', sm: '0' },
  px: { base: '4', sm: '0' },
  overflowX: { base: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  maskImage: { base: 'linear-gradient(90deg, #000 90%, transparent)', sm: 'none' },
} as const;

/** Every filter is in the address; the search waits for a pause in the typing. */
export function BrowseFilters({ filters, games, onChange }: BrowseFiltersProps) {
  const t = useMessages('browse');
  const tables = useMessages('tables');
  const { q, game, clock, free, watch, sort } = filters;
  const set = (changed: Filters) => onChange({ ...filters, ...changed });
  return (
    <Flex as="search" wrap="wrap" align="center" gap="2">
      <SearchField asked={q} label={t('search')} onSearch={(text) => set({ q: text })} />
      <Flex gap="2" {...CHIPS}>
        <FilterChip isOn={free === true} onClick={() => set({ free: free ? undefined : true })}>
          {t('seatsFree')}
        </FilterChip>
        <FilterChip isOn={watch === true} onClick={() => set({ watch: watch ? undefined : true })}>
          {t('watchable')}
        </FilterChip>
        <ChipSelect label={t('game')} value={game} onChange={(slug) => set({ game: slug })}>
          <option value="">{t('allGames')}</option>
          {games.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          {game !== undefined && !games.some(({ slug }) => slug === game) && (
            <option value={game}>{game}</option>
          )}
        </ChipSelect>
        <ChipSelect
          label={t('clock')}
          value={clock}
          onChange={(value) => set({ clock: clockOf(value ?? '') })}
        >
          <option value="">{t('anyClock')}</option>
          {CLOCKS.map((each) => (
            <option key={each} value={each}>
              {tables('clockName', { clock: each })}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect
          label={t('order')}
          value={sort}
          onChange={(value) => set({ sort: value === 'fullest' ? value : undefined })}
        >
          <option value="">{t('newest')}</option>
          <option value="fullest">{t('fullest')}</option>
        </ChipSelect>
      </Flex>
    </Flex>
  );
}

interface ChipSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly children: ReactNode;
}

/** The browser's own list in the clothes of a filter chip. */
const ChipSelect = ({ label, value, onChange, children }: ChipSelectProps) => (
  <Box flex="none">
    <FormSelect
      {...chipLook(value !== undefined)}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {children}
    </FormSelect>
  </Box>
);
