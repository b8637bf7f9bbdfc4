import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import text from '#src/ui/system/css/text.module.css';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { PileStack } from '../pieces/PileStack.tsx';
import { Strips } from '../pieces/Strips.tsx';
import styles from './pileRow.module.css';
import { pileNote } from './winstonWords.ts';

interface PileRowProps {
  readonly board: WinstonBoard;
  readonly isWide: boolean;
}

/** All piles in the order in which they are looked at, the stack at the end. */
export function PileRow({ board, isWide }: PileRowProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  const acting = board.turnSeat === null ? undefined : people[board.turnSeat];
  return (
    <ol className={styles.piles} aria-label={t('pilesAndStack')}>
      {board.piles.map(({ size, seen }, pile) => {
        const isNow = pile === board.looking;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is told apart by its place alone
            key={pile}
            className={classNames(isNow && (acting?.isYou ? styles.yours : styles.theirs))}
            aria-current={isNow ? 'step' : undefined}
          >
            <PileStack cards={size} />
            <b>{t('pile', { pile: pile + 1 })}</b>
            <span className={text.visuallyHidden}>{t('cards', { count: size })}.</span>
            <span>{pileNote(t, board, pile, acting)}</span>
            {isWide && !isNow && <Seen seen={seen} size={size} />}
          </li>
        );
      })}
      <li>
        <PileStack cards={board.stack} />
        <b>{t('stack')}</b>
        <span className={text.visuallyHidden}>{t('cards', { count: board.stack })}.</span>
        <span>{board.stack === 0 ? t('empty') : t('nobodySees')}</span>
      </li>
    </ol>
  );
}

/** Of a pile that was passed in this turn: what was seen there, and how much was not. */
function Seen({ seen, size }: WinstonBoard['piles'][number]) {
  const t = useMessages('boards');
  if (seen.length === 0) return null;
  return (
    <Box mt="1.5" maxWidth="full">
      <Strips cards={seen} />
      {size > seen.length && (
        <Text fontSize="xs" color="fg.onLamp">
          {t('unseen', { count: size - seen.length })}
        </Text>
      )}
    </Box>
  );
}

/** Where piles stand too close for it: what was seen in the piles that were passed in this turn. */
export function SeenBefore({ board }: { readonly board: WinstonBoard }) {
  const t = useMessages('boards');
  const passed = board.piles.flatMap((pile, at) =>
    at !== board.looking && pile.seen.length > 0 ? [{ ...pile, at }] : [],
  );
  if (passed.length === 0) return null;
  return (
    <SimpleGrid as="section" aria-label={t('passedBefore')} columns={2} gap="3">
      {passed.map(({ at, seen, size }) => (
        <Box key={at} minWidth="0">
          <Heading as="h3" textStyle="label" color="fg.onLamp">
            {t('pilePassedTitle', { pile: at + 1 })}
          </Heading>
          <Seen seen={seen} size={size} />
        </Box>
      ))}
    </SimpleGrid>
  );
}
