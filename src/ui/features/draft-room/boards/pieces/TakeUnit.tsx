import { Stack, Text } from '@chakra-ui/react';
import type { CardView } from '#contract/room/room.ts';
import { inARow } from '../../../../messages/inARow.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { readSeconds, useClock } from '../../useClock.ts';
import { useTable } from '../../useTable.ts';
import { TurnKey } from './BoardParts.tsx';
import { DecideButton, DecisionBar, RefusalLine } from './DecisionBar.tsx';
import type { Choosing } from './useChoosing.ts';

interface TakeUnitProps {
  readonly choosing: Choosing;
  /** The selected unit: “Column 1”, and “Take column 1”; null while none is. */
  readonly unit: { readonly name: string; readonly take: string } | null;
  readonly cards: readonly CardView[];
  /** What the turn asks for, on its button and in full, and why the button waits for it. */
  readonly asks: { readonly button: string; readonly rule: string; readonly reason: string };
  /** What happens after the choice. */
  readonly then: string;
  /** A panel beside the board instead of a bar at its foot. */
  readonly isInline?: boolean;
}

/** The one brass button for the selected unit, what it holds, and what happens at zero. */
export function TakeUnit({ choosing, unit, cards, asks, then, isInline = false }: TakeUnitProps) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const { view } = useTable();
  const hasClock = useClock(room, readSeconds) !== null;
  const names = cards.flatMap(({ card }) => view.faces[card]?.name ?? []);
  const parts = (
    <>
      <Stack gap="0.5" flex={isInline ? 'none' : '1 1 320px'} maxWidth="720px" minWidth="0" textStyle="dense">
        <Text as="b" fontSize="15px" fontWeight="semibold">
          {unit === null ? asks.rule : t('titleAndCards', { title: unit.name, count: cards.length })}
        </Text>
        {unit !== null && <Text>{inARow(names)}</Text>}
        <Text fontSize="13px" color="fg.muted">
          {then} {hasClock && (unit === null ? t('atZeroBot') : t('atZeroYours'))}
        </Text>
      </Stack>
      <DecideButton
        command={choosing.commandOf(choosing.chosen)}
        reason={choosing.blocked ?? asks.reason}
        isFull={isInline}
      >
        {unit?.take ?? asks.button}
        {unit !== null && <TurnKey name="Enter" />}
      </DecideButton>
    </>
  );
  if (!isInline) return <DecisionBar>{parts}</DecisionBar>;
  return (
    <Stack layerStyle="glass" borderColor="border.hair" gap="3" p="4">
      {parts}
      <RefusalLine />
    </Stack>
  );
}
