import { Badge, Box, chakra, Flex, SegmentGroup, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import IconStacks from '~icons/ph/cards';
import IconList from '~icons/ph/list';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { ROWS, rowsWords } from '../boards/deckBands.ts';
import { COLUMNS, SORTS } from '../boards/deckColumns.ts';
import { useDeckArranging, useDeckDesk } from '../desk/deckDesk.ts';
import { SearchField } from './SearchField.tsx';
import { termWords } from './termWords.ts';

const VIEWS = ['stacks', 'list'] as const;

/** Search, columns, order and view of the boards: choices that do not know of each other. */
export function DeckTools() {
  const { look } = useDeckDesk();
  const { arrangement, arrange } = useDeckArranging();
  const t = useMessages('deck');
  const rows = ROWS.filter((key) => key !== 'featured' || look.featuredType !== null);
  return (
    <Flex wrap="wrap" align="center" gap="2" minHeight="10">
      <SearchField />
      <Box flex="1" />
      <Choice
        label={t('columns')}
        value={arrangement.columnsBy}
        choices={COLUMNS}
        wordsOf={(by) => t('columnsBy', { by })}
        onChoose={(columnsBy) => arrange({ columnsBy })}
      />
      <Choice
        label={t('rows')}
        value={arrangement.rowsBy}
        choices={rows}
        wordsOf={(by) => rowsWords(by, look)}
        onChoose={(rowsBy) => arrange({ rowsBy })}
      />
      <Choice
        label={t('sort')}
        value={arrangement.sortBy}
        choices={SORTS}
        wordsOf={(by) => t('sortBy', { by })}
        onChoose={(sortBy) => arrange({ sortBy })}
      />
      <SegmentGroup.Root
        aria-label={t('view')}
        value={arrangement.boardView}
        onValueChange={({ value }) => arrange({ boardView: value === 'list' ? 'list' : 'stacks' })}
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
      <QueryTerms />
    </Flex>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, wordsOf, onChoose }: ChoiceProps<Value>) {
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
        onChange={({ target }) => {
          const chosen = choices.find((key) => key === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {choices.map((key) => (
          <option key={key} value={key}>
            {wordsOf(key)}
          </option>
        ))}
      </FormSelect>
    </Flex>
  );
}

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
