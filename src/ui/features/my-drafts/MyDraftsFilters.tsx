import { Box, Flex } from '@chakra-ui/react';
import type { MyTableList } from '#contract/tables/myTables.ts';
import { FilterChip } from '../../components/filters/FilterChip.tsx';
import { SearchField } from '../../components/filters/SearchField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import type { MyDraftsSearch } from './myDraftsSearch.ts';

interface MyDraftsFiltersProps {
  readonly search: MyDraftsSearch;
  readonly games: MyTableList['games'];
  readonly onSearch: (search: MyDraftsSearch) => void;
}

const GROUPS = ['waiting', 'running', 'unfinished', 'finished'] as const;

/** Search, game and state; every choice is in the address and begins with the first page. */
export function MyDraftsFilters({ search, games, onSearch }: MyDraftsFiltersProps) {
  const t = useMessages('myDrafts');
  const { q, game, group } = search;
  const narrow = (changed: Partial<MyDraftsSearch>) => onSearch({ q, game, group, ...changed });
  return (
    <Flex as="search" wrap="wrap" align="center" columnGap="3" rowGap="2.5" mt="4">
      <SearchField
        asked={q}
        label={t('search')}
        placeholder={t('searchHint')}
        onSearch={(text) => narrow({ q: text })}
      />
      <Box width={{ base: 'full', sm: '170px' }}>
        <FormSelect
          aria-label={t('game')}
          minHeight={{ base: '44px', sm: '0' }}
          value={game ?? ''}
          onChange={({ target }) => narrow({ game: target.value || undefined })}
        >
          <option value="">{t('allGames')}</option>
          {games.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          {game !== undefined && !games.some(({ slug }) => slug === game) && (
            <option value={game}>{game}</option>
          )}
        </FormSelect>
      </Box>
      <Flex wrap="wrap" gap="2">
        {GROUPS.map((choice) => (
          <FilterChip
            key={choice}
            isOn={group === choice}
            onClick={() => narrow({ group: group === choice ? undefined : choice })}
          >
            {t('group', { group: choice })}
          </FilterChip>
        ))}
      </Flex>
    </Flex>
  );
}
