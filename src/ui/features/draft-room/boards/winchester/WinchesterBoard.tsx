import { Box, HStack, Text } from '@chakra-ui/react';
import { pileOption } from '#engine/formats/winchester/pileOption.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { BoardHead, LastMove } from '../pieces/BoardParts.tsx';
import { PileStack } from '../pieces/PileStack.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TakeUnit } from '../pieces/TakeUnit.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { seatsAfter } from '../pieces/words.ts';
import { OpenPiles } from './OpenPiles.tsx';
import { lastTakeWords, thenWords } from './winchesterWords.ts';

/** Open piles that all grow after each turn; one is taken whole. */
export default function WinchesterBoard({ board }: BoardProps<'winchester'>) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const choosing = useChoosing();
  const { options, chosen, mayDecide, reserve, decide } = choosing;
  const { turnSeat, lastTake, piles, stack } = board;
  const told = lastTakeWords(t, board, people);
  const wasYours = lastTake !== null && lastTake.seat === view.seat;
  const next = seatsAfter(turnSeat, people.length);
  const reserved = piles.findIndex((_, pile) => pileOption(pile) === chosen);
  const pile = reserved + 1;
  const digits = options.map((option) => [
    option.replace('pile', ''),
    () => option !== chosen && reserve(option),
  ]);
  useTurnKeys({
    ...Object.fromEntries(digits),
    ...(mayDecide && chosen !== null && { enter: () => decide(chosen) }),
  });
  return (
    <>
      <BoardHead>
        <TurnLine turnSeat={turnSeat} nextSeats={next} words={(who) => t('turnChoosePile', who)} />
        <LastMove words={told} isYours={wasYours} />
        <HStack gap="2.5">
          <Box as="span" hideBelow="sm">
            <PileStack cards={stack} />
          </Box>
          <Text textStyle="hint" color="fg.muted">
            <Text as="b" textStyle="label" color="fg">
              {t('stack')}
            </Text>{' '}
            {t('stackLeft', { count: stack })}
          </Text>
        </HStack>
      </BoardHead>
      <OpenPiles piles={piles} choosing={choosing} />
      <Pools pools={board.pools} turnSeat={turnSeat} />
      {turnSeat !== null && turnSeat === view.seat && !choosing.isHanded && (
        <TakeUnit
          choosing={choosing}
          unit={reserved < 0 ? null : { name: t('pile', { pile }), take: t('takePile', { pile }) }}
          cards={piles[reserved] ?? []}
          asks={{ button: t('choosePile'), rule: t('choosePileRule'), reason: t('choosePileFirst') }}
          then={thenWords(t, board, people[next[0] ?? 0]?.name ?? t('nextSeat'))}
        />
      )}
      <LiveRegion text={wasYours ? '' : told} />
    </>
  );
}
