import { Badge, Box, Flex, IconButton, Input, Separator, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import IconClose from '~icons/ph/x';
import { capitalised } from '../../../../components/capitalised.ts';
import { LaneGlyph } from '../../../../components/cards/LaneGlyph.tsx';
import { RarityMark } from '../../../../components/cards/RarityMark.tsx';
import { useListener } from '../../../../components/useListener.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { FormSelect } from '../../../../system/forms/controls.tsx';
import { parseQuery } from '../../../deck-builder/cardQuery.ts';
import { useTable } from '../../useTable.ts';
import { Filter, TurnKey } from '../pieces/BoardParts.tsx';
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
  const t = useMessages('boards');
  const { view } = useTable();
  const { look } = view;
  const laneWord = look.laneWord.toLowerCase();
  const change = (part: Partial<TableChoice>) => onChoice({ ...choice, ...part });
  const unknown = parseQuery(choice.query, look).unknown;
  const lanes = [
    ...look.lanes.map((lane) => ({
      key: lane.key,
      label: lane.label,
      mark: <LaneGlyph lane={lane} size={15} />,
    })),
    { key: NO_LANE, label: t('noLane', { lane: laneWord }), mark: null },
  ];
  return (
    <Box
      as="section"
      aria-label={t('searchTable')}
      mx="-16px"
      mb="2"
      px="4"
      py="2"
      css={{ '@media (min-width: 1100px)': STICKY }}
    >
      <Flex wrap="wrap" align="center" gap="2">
        <SearchField query={choice.query} onQuery={(query) => change({ query })} />
        <Text role="status" textStyle="code" fontSize="sm" color="fg.muted" minWidth={{ sm: '84px' }}>
          {found === left ? t('left', { count: left }) : t('foundOf', { found, left })}
        </Text>
        <GroupSelect choice={choice} onChoice={onChoice} />
        <Filter isOn={choice.showsTaken} onClick={() => change({ showsTaken: !choice.showsTaken })}>
          {t('showTaken')}
        </Filter>
      </Flex>
      <Flex
        role="group"
        aria-label={t('filterBy', { lane: laneWord })}
        wrap={{ base: 'nowrap', sm: 'wrap' }}
        align="center"
        gap="2"
        mt="2.5"
        mx={{ base: '-16px', sm: '0' }}
        px={{ base: '4', sm: '0' }}
        py="0.5"
        overflowX="auto"
      >
        {lanes.map(({ key, label, mark }) => (
          <Filter
            key={key}
            isOn={choice.lanes.includes(key)}
            onClick={() => change({ lanes: toggledIn(choice.lanes, key) })}
          >
            {mark} {label}
          </Filter>
        ))}
        <Separator width="1px" height="22px" mx="1" />
        {look.rarities.map((rarity) => (
          <Filter
            key={rarity.code}
            isOn={choice.rarities.includes(rarity.code)}
            onClick={() => change({ rarities: toggledIn(choice.rarities, rarity.code) })}
          >
            <RarityMark rarity={rarity} /> {rarity.name}
          </Filter>
        ))}
        {unknown.map((attribute) => (
          <Badge key={attribute} size="md" colorPalette="warn">
            {t('unknownAttribute', { game: look.name, attribute })}
          </Badge>
        ))}
      </Flex>
    </Box>
  );
}

/** At the top of the board while its cards scroll under it. */
const STICKY = {
  position: 'sticky',
  top: 0,
  zIndex: 8,
  marginInline: '-28px',
  paddingInline: '28px',
  background: 'color-mix(in srgb, var(--felt2) 78%, transparent)',
  backdropFilter: 'blur(14px)',
};

const GROUPS = ['lane', 'cost', 'type', 'rarity'] as const;

function GroupSelect({ choice, onChoice }: Pick<TableToolsProps, 'choice' | 'onChoice'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const words = {
    lane: capitalised(view.look.laneWord),
    cost: t('byCost'),
    type: t('byType'),
    rarity: t('byRarity'),
  };
  return (
    <Flex as="label" align="center" gap="2" textStyle="dense" color="fg.muted" whiteSpace="nowrap">
      <Text as="span" hideBelow="sm">
        {t('groupBy')}
      </Text>
      <FormSelect
        aria-label={t('groupBy')}
        minWidth="112px"
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
      </FormSelect>
    </Flex>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** "/" goes here, Escape clears. */
function SearchField({ query, onQuery }: Readonly<{ query: string; onQuery: (query: string) => void }>) {
  const t = useMessages('boards');
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useListener(window, 'keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <Flex position="relative" flex="1 1 220px" align="center" maxWidth={{ sm: '340px' }} color="fg.muted">
      <Box position="absolute" left="3" lineHeight="0">
        <IconSearch aria-hidden="true" />
      </Box>
      <Input
        ref={field}
        type="search"
        px="9"
        value={query}
        placeholder={t('findOnTable')}
        aria-label={t('findOnTable')}
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (query === '') event.currentTarget.blur();
          else onQuery('');
        }}
      />
      <VisuallyHidden id={hintId}>{t('queryHint')}</VisuallyHidden>
      <Flex position="absolute" right="1.5">
        {query === '' ? (
          <TurnKey name="/" />
        ) : (
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={t('clearSearch')}
            title={t('clearSearch')}
            onClick={() => onQuery('')}
          >
            <IconClose aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}
