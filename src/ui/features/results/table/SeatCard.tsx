import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { GameLook } from '#contract/games/faces.ts';
import type { SeatResult } from '#contract/results/results.ts';
import { isShowable } from '#src/machines/replay/replayPlaces.ts';
import { ShortName } from '#src/ui/components/people/ShortName.tsx';
import IconDone from '~icons/ph/check-circle-fill';
import IconNext from '~icons/ph/hourglass-medium-fill';
import IconClosed from '~icons/ph/lock-simple-fill';
import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { joined, laneLabels, standingOf, standingWords } from '../resultWords.ts';
import { SeatFace } from './SeatFace.tsx';

const LANES_SHOWN = 2;
const COLOURS = { you: 'warn.fg', building: undefined, deckIn: 'ok.fg', bot: undefined } as const;
const MARKS = { you: IconNext, building: IconNext, deckIn: IconDone, bot: null } as const;

interface SeatCardProps {
  readonly result: SeatResult;
  readonly look: GameLook;
  readonly isMine: boolean;
  readonly isShown: boolean;
  readonly onSeat: () => void;
}

/** Who sat there, their lanes, and how far their deck is; pressed, it shows their picks. */
export function SeatCard({ result, look, isMine, isShown, onSeat }: SeatCardProps) {
  const t = useMessages('results');
  const { seat, lanes, isOpen } = result;
  const standing = standingOf(result, isMine);
  const words = isOpen ? standingWords(result, isMine) : t('closedSeat');
  const Icon = isOpen ? MARKS[standing] : IconClosed;
  const inside = (
    <>
      <SeatFace seat={seat} size={42} />
      <Box as="span" flex="1" minWidth="0">
        <Flex as="span" align="center" gap="5px" font="600 15px / 20px var(--text)">
          <Text as="b" truncate>
            <ShortName name={seat.name} />
          </Text>
          {isMine && (
            <Text as="span" flex="none" color="brass.fg" fontSize="13px" fontWeight="normal">
              {t('you')}
            </Text>
          )}
        </Flex>
        <Flex as="span" align="center" gap="5px" mt="0.5" color="fg.muted" fontSize="13px" lineHeight="18px">
          {lanes.slice(0, LANES_SHOWN).map((key) => {
            const lane = laneOf(look, key);
            return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={15} />;
          })}
          <Flex
            as="span"
            align="center"
            gap="5px"
            minWidth="0"
            color={isOpen ? COLOURS[standing] : undefined}
            css={{ '& svg': { flex: 'none', boxSize: '15px' } }}
          >
            {Icon !== null && <Icon aria-hidden="true" />}
            <Text as="span" truncate>
              {words}
            </Text>
          </Flex>
        </Flex>
      </Box>
    </>
  );
  if (!isShowable(result)) return <SeatBox isMine={isMine}>{inside}</SeatBox>;
  const spoken = [
    seat.name,
    ...(isMine ? [t('you')] : []),
    joined(laneLabels(look, lanes)),
    ...[words, t('seatAction')],
  ];
  return (
    <SeatBox
      as="button"
      isMine={isMine}
      _hover={{ borderColor: 'border.control' }}
      aria-current={isShown || undefined}
      aria-label={inARow(spoken.filter(Boolean))}
      onClick={onSeat}
    >
      {inside}
    </SeatBox>
  );
}

const SeatBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '62px',
    pl: '2',
    pr: '2.5',
    border: 'line',
    borderRadius: '12px',
    background: 'var(--panel-top)',
    boxShadow: 'raised',
    textAlign: 'left',
    transition: 'border-color 120ms',
    '&[aria-current=true]': { borderColor: 'border.control' },
  },
  variants: {
    isMine: {
      true: {
        '&, &[aria-current=true]': { borderColor: 'brass.fg' },
        boxShadow: '0 0 0 1px var(--brass-fg), 0 0 34px -6px #e6b96480',
      },
    },
  },
});
