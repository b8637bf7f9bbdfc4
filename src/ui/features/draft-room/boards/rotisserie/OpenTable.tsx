import { Box, Button, EmptyState } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { CardGroup } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { whoIs } from '../pieces/words.ts';
import { groupTable, type TableChoice, WHOLE_TABLE } from './openTable.ts';
import { TableTools } from './TableTools.tsx';
import { useShownSoFar } from './useShownSoFar.ts';

interface OpenTableProps {
  readonly cards: readonly CardView[];
  readonly takers: ReadonlyMap<string, number>;
  readonly choice: TableChoice;
  readonly onChoice: (choice: TableChoice) => void;
  readonly mayTake: boolean;
}

/** The cards on the table, searched, filtered and in groups. More of them are drawn as one comes near the end. */
export function OpenTable({ cards, takers, choice, onChoice, mayTake }: OpenTableProps) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const deferred = useDeferredValue(choice);
  const { faces, look } = view;
  const groups = useMemo(
    () => groupTable({ cards, takers, faces, look }, deferred),
    [cards, takers, faces, look, deferred],
  );
  const found = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const [shown, end] = useShownSoFar(found, deferred);
  const sentenceOf = (card: CardView) => {
    const seat = takers.get(card.id);
    return seat === undefined ? undefined : t('tookIt', whoIs(t, people[seat]));
  };
  let before = 0;
  return (
    <>
      <TableTools choice={choice} onChoice={onChoice} found={found} left={cards.length - takers.size} />
      {groups.map((group) => {
        const count = group.cards.length;
        const drawn = group.cards.slice(0, Math.max(0, shown - before));
        before += count;
        if (drawn.length === 0) return null;
        return (
          <CardGroup
            key={group.key}
            title={group.label}
            count={count}
            contentVisibility="auto"
            containIntrinsicSize="auto 480px"
          >
            <CardGrid
              label={t('titleAndCards', { title: group.label, count })}
              cards={drawn}
              mayChoose={mayTake}
              stateOf={(card) => (takers.has(card.id) ? 'taken' : undefined)}
              sentenceOf={sentenceOf}
            />
          </CardGroup>
        );
      })}
      {found === 0 && (
        <EmptyState.Root size="sm">
          <EmptyState.Content>
            <EmptyState.Title>{t('noMatch')}</EmptyState.Title>
            <EmptyState.Description mb="4">
              {choice.showsTaken ? t('noMatchAll') : t('noMatchLeft')}
            </EmptyState.Description>
            <Button onClick={() => onChoice({ ...WHOLE_TABLE, groupBy: choice.groupBy })}>
              {t('showAll')}
            </Button>
          </EmptyState.Content>
        </EmptyState.Root>
      )}
      <Box ref={end} height="1px" aria-hidden="true" />
    </>
  );
}
