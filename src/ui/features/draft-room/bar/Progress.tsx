import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { COMPACT, PHONE, SLIM } from '../frame/media.ts';
import { poolSizeOf } from '../seating.ts';
import { pickNumberOf, useTableLater } from '../useTable.ts';
import { decisionsIn } from './progress.ts';
import styles from './ticks.module.css';

const ROW = { flex: 'none', gap: '6', [COMPACT]: { gap: '1.5' } };

/** “Pack 2 of 3, pick 4 of 15” with its ticks; short words on phones. Who watches is at no pick. */
export const Progress = memo(function Progress() {
  const { view } = useTableLater('bar');
  return <Flex css={ROW}>{view.board === null ? <PackProgress /> : <RoundProgress />}</Flex>;
});

/** Formats without packs in hand: “Round 3 of 24”; without rounds, how many cards are in your pool. */
function RoundProgress() {
  const { table, view } = useTableLater('bar');
  const { cards } = table.template.outline;
  const taken = poolSizeOf(view);
  return (
    <>
      {view.rounds > 1 && <Stat words="progressRound" at={view.round + 1} count={view.rounds} />}
      {view.seat !== null && <Stat words="progressCards" at={taken} count={Math.max(cards, taken)} />}
    </>
  );
}

function PackProgress() {
  const { table, view } = useTableLater('bar');
  const picks = decisionsIn(table.template.rounds[view.round], view.packSize);
  const pick = Math.min(pickNumberOf(view), picks);
  return (
    <>
      <Stat words="progressPack" at={view.round + 1} count={view.rounds} ticks="big" />
      {view.seat !== null && <Stat words="progressPick" at={pick} count={picks} ticks="small" />}
    </>
  );
}

interface StatProps {
  readonly words: 'progressPack' | 'progressPick' | 'progressRound' | 'progressCards';
  readonly at: number;
  readonly count: number;
  readonly ticks?: 'small' | 'big';
}

/** "of 15", and on phones "/15". */
const Stat = memo(function Stat({ words, at, count, ticks }: StatProps) {
  const t = useMessages('room');
  const of = (long: ReactNode) => (
    <Text as="span" color="fg.subtle" fontWeight="medium">
      <Box as="span" css={{ [PHONE]: { display: 'none' } }}>
        {long}
      </Box>
      <Box as="span" aria-hidden="true" display="none" ml="-3px" css={{ [PHONE]: { display: 'inline' } }}>
        {t('progressShort', { count })}
      </Box>
    </Text>
  );
  return (
    <Stack gap="1.5">
      <Text
        as="b"
        fontSize="14px"
        fontWeight="semibold"
        lineHeight="1"
        whiteSpace="nowrap"
        css={{ [PHONE]: { fontSize: '13.5px' } }}
      >
        {t.rich(words, { at, count, of })}
      </Text>
      {ticks !== undefined && (
        <Box display="contents" css={{ [SLIM]: { display: 'none' } }}>
          <Ticks at={at} count={count} isBig={ticks === 'big'} />
        </Box>
      )}
    </Stack>
  );
});

const Ticks = ({ at, count, isBig }: Readonly<{ at: number; count: number; isBig: boolean }>) => (
  <span className={isBig ? `${styles.ticks} ${styles.big}` : styles.ticks} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: ticks are told apart by their place alone
      <i key={place} className={place + 1 < at ? styles.done : place + 1 === at ? styles.now : undefined} />
    ))}
  </span>
);
