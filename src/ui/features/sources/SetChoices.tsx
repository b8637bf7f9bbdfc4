import { Box, Input, RadioCard, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SourceSet, SourceView } from '#contract/sources/sources.ts';
import { selectAddState, selectSourceSets, selectWantedCode } from '#src/machines/lists/addGame.ts';
import { formatFor } from '../../messages/format.ts';
import { inARow } from '../../messages/inARow.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { isFoundBy } from './isFoundBy.ts';
import type { AddGame } from './useAddGame.ts';

const SHOWN_FIRST = 8;
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

interface SetChoicesProps {
  readonly adding: AddGame;
  readonly source: SourceView;
}

/** The sets of a source: the newest that is drafted, then the others by day; the chosen one is always shown. */
export function SetChoices({ adding, source }: SetChoicesProps) {
  const t = useMessages('sources');
  const { sets, newest } = useSelector(adding, selectSourceSets);
  const code = useSelector(adding, selectWantedCode);
  const isBusy = useSelector(adding, selectAddState) !== 'deciding';
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = sets.filter((set) => isFoundBy([set.name, set.code], words));
  const ordered = [
    ...found.filter((set) => set.code === newest),
    ...found.filter((set) => set.code !== newest),
  ];
  const shown = showsAll ? ordered : firstOf(ordered, code);
  return (
    <Stack gap="3">
      <Input
        type="search"
        maxWidth="360px"
        aria-label={t('setSearch')}
        placeholder={t('setSearch')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && <Text color="fg.muted">{t('noSuchSet')}</Text>}
      <RadioCard.Root
        value={code}
        disabled={isBusy}
        onValueChange={({ value }) => {
          if (value !== null) adding.send({ type: 'set.chosen', code: value });
        }}
        aria-label={t('setsLabel', { name: source.name })}
      >
        <Stack gap="2" maxHeight="420px" overflowY="auto" p="1">
          {shown.map((set) => (
            <SetRow key={set.code} set={set} isNewest={set.code === newest} />
          ))}
        </Stack>
      </RadioCard.Root>
      {shown.length < found.length && (
        <ActionButton alignSelf="start" size="sm" variant="outline" onClick={() => setShowsAll(true)}>
          {t('more', { count: found.length })}
        </ActionButton>
      )}
    </Stack>
  );
}

/** The first sets, and the chosen one among them. */
function firstOf(sets: readonly SourceSet[], code: string): readonly SourceSet[] {
  const first = sets.slice(0, SHOWN_FIRST);
  const chosen = sets.find((set) => set.code === code);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
}

function SetRow({ set, isNewest }: { readonly set: SourceSet; readonly isNewest: boolean }) {
  const t = useMessages('sources');
  const { code, name, releasedOn, cards, isHere } = set;
  const facts = [
    code,
    ...(releasedOn === null ? [] : [formatFor().date(Date.parse(releasedOn), DAY)]),
    ...(cards === null ? [] : [t('cards', { count: cards })]),
    ...(isNewest ? [t('newest')] : []),
    ...(isHere ? [t('here')] : []),
  ];
  return (
    <RadioCard.Item value={code}>
      <RadioCard.ItemHiddenInput />
      <RadioCard.ItemControl>
        <Box flex="1" minWidth="0">
          <RadioCard.ItemText>{name}</RadioCard.ItemText>
          <RadioCard.ItemDescription>{inARow(facts)}</RadioCard.ItemDescription>
        </Box>
        <RadioCard.ItemIndicator />
      </RadioCard.ItemControl>
    </RadioCard.Item>
  );
}
