import { Badge, Box, chakra, Flex, SegmentGroup, VisuallyHidden } from '@chakra-ui/react';
import { memo, useId, useMemo } from 'react';
import IconStacks from '~icons/ph/cards';
import IconList from '~icons/ph/list';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { ROWS, rowsWords } from '../boards/deckBands.ts';
import { COLUMNS, SORTS } from '../boards/deckColumns.ts';
import type { Arrangement } from '../desk/arrangement.ts';
import { type DeckArranging, useDeckArranging, useDeckDesk } from '../desk/deckDesk.ts';
import { SearchField } from './SearchField.tsx';
import { termWords } from './termWords.ts';

const VIEWS = ['stacks', 'list'] as const;

/** Search, columns, order and view of the boards: choices that do not know of each other. */
export function DeckTools() {
  const { look } = useDeckDesk();
  const { arrangement, arrange } = useDeckArranging();
  const t = useMessages('deck');
  const rows = useMemo(
    () => ROWS.filter((key) => key !== 'featured' || look.featuredType !== null),
    [look.featuredType],
  );
  const words = useMemo(
    () => ({
      columns: COLUMNS.map((by) => t('columnsBy', { by })),
      rows: rows.map((by) => rowsWords(by, look)),
      sort: SORTS.map((by) => t('sortBy', { by })),
    }),
    [rows, look, t],
  );
  return (
    <Flex wrap="wrap" align="center" gap="2" minHeight="10">
      <SearchField />
      <Box flex="1" />
      <Choice
        of="columnsBy"
        label={t('columns')}
        value={arrangement.columnsBy}
        choices={COLUMNS}
        words={words.columns}
        arrange={arrange}
      />
      <Choice
        of="rowsBy"
        label={t('rows')}
        value={arrangement.rowsBy}
        choices={rows}
        words={words.rows}
        arrange={arrange}
      />
      <Choice
        of="sortBy"
        label={t('sort')}
        value={arrangement.sortBy}
        choices={SORTS}
        words={words.sort}
        arrange={arrange}
      />
      <ViewChoice value={arrangement.boardView} arrange={arrange} />
      <QueryTerms />
    </Flex>
  );
}

interface ChoiceProps extends Pick<DeckArranging, 'arrange'> {
  readonly of: 'columnsBy' | 'rowsBy' | 'sortBy';
  readonly label: string;
  readonly value: string;
  readonly choices: readonly string[];
  /** Of each choice. */
  readonly words: readonly string[];
}

/** Drawn when its own value changes. */
const Choice = memo(function Choice({ of, label, value, choices, words, arrange }: ChoiceProps) {
  const id = useId();
  return (
    <Flex
      align="center"
      gap="2"
      color="fg.onLamp"
      fontSize="sm"
      css={{ '& select': { width: 'auto', minWidth: '104px' } }}
    >
      <chakra.label htmlFor={id}>{label}</chakra.label>
      <FormSelect
        id={id}
        value={value}
        onChange={({ target }) => choices.includes(target.value) && arrange({ [of]: target.value })}
      >
        {choices.map((key, place) => (
          <option key={key} value={key}>
            {words[place]}
          </option>
        ))}
      </FormSelect>
    </Flex>
  );
});

interface ViewChoiceProps extends Pick<DeckArranging, 'arrange'> {
  readonly value: Arrangement['boardView'];
}

const ViewChoice = memo(function ViewChoice({ value, arrange }: ViewChoiceProps) {
  const t = useMessages('deck');
  return (
    <SegmentGroup.Root
      aria-label={t('view')}
      value={value}
      onValueChange={(chosen) => arrange({ boardView: chosen.value === 'list' ? 'list' : 'stacks' })}
    >
      {VIEWS.map((view) => (
        <SegmentGroup.Item key={view} value={view} title={t(view)}>
          <SegmentGroup.ItemHiddenInput />
          {view === 'list' ? <IconList aria-hidden="true" /> : <IconStacks aria-hidden="true" />}
          <VisuallyHidden asChild>
            <SegmentGroup.ItemText>{t(view)}</SegmentGroup.ItemText>
          </VisuallyHidden>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
});

/** The conditions of the search as they were understood. */
function QueryTerms() {
  const { query, look } = useDeckDesk();
  const t = useMessages('deck');
  const words = query.terms.filter(({ field }) => field !== 'words').map((term) => termWords(term, look));
  if (words.length + query.unknown.length === 0) return null;
  return (
    <Flex flex="1 0 100%" wrap="wrap" gap="2">
      {words.map((term) => (
        <Badge key={term} size="md">
          {term}
        </Badge>
      ))}
      {query.unknown.map((name) => (
        <Badge key={name} size="md" colorPalette="warn">
          {t('unknownTerm', { game: look.name, name })}
        </Badge>
      ))}
    </Flex>
  );
}
