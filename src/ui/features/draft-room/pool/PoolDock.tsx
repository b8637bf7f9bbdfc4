import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { memo, Suspense, useMemo, useState } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import type { Preferences } from '#contract/members/preferences.ts';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import text from '#src/ui/system/css/text.module.css';
import IconDown from '~icons/ph/caret-double-down-bold';
import IconUp from '~icons/ph/caret-double-up-bold';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { insideSentence } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { PoolColumns, PoolGrouping } from '../frame/lateParts.ts';
import { NARROW, PHONE } from '../frame/media.ts';
import { costCurve, type GroupBy, laneCounts, type PooledFace, pooledFaces } from '../poolGrouping.ts';
import { listed } from '../roomWords.ts';
import { poolSizeOf } from '../seating.ts';
import { useTableLater } from '../useTable.ts';
import styles from './dock.module.css';

export type DockSnap = 'peek' | 'half' | 'full';

const GROUP_OF_ORDER: Readonly<Record<Preferences['poolOrder'], GroupBy>> = {
  lane: 'lane',
  cost: 'cost',
  rarity: 'rarity',
  picked: 'order',
};

interface PoolDockProps {
  readonly snap: DockSnap;
  readonly onSnap: (snap: DockSnap) => void;
}

const NEXT_UP: Readonly<Record<DockSnap, DockSnap>> = { peek: 'half', half: 'full', full: 'full' };
const NEXT_DOWN: Readonly<Record<DockSnap, DockSnap>> = { full: 'half', half: 'peek', peek: 'peek' };

/** By the host's rule own pools are covered while packs go round: the server sends how many cards are in them, and no card. */
export const isCoveredByRule = (table: TableView, view: RoomView) =>
  table.settings.hidesPool === true && view.pool.length < poolSizeOf(view);

const HEAD = {
  flex: 'none',
  gap: '4',
  height: '52px',
  pt: '1.5',
  pl: '5',
  pr: '2.5',
  '[data-snap=peek] > &': { height: 'calc(var(--peek) - 2px)', pt: '2' },
  // What is pressed by itself is over the head, which opens the pool as a whole.
  '& :is(button, [role=radiogroup])': { position: 'relative', zIndex: 2 },
  [NARROW]: {
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: '56px',
    pt: '2',
    pb: '0.5',
    '[data-snap=peek] > &': { flexWrap: 'nowrap', minHeight: '56px', pb: 0 },
    '[data-layout=flat] [data-snap=peek] > &': { height: 'calc(var(--bar) - 8px)', minHeight: 0 },
  },
  [PHONE]: { gap: '2.5', pl: '4' },
} as const;

/** What was taken so far: a line, half open, or all of it. */
export const PoolDock = memo(function PoolDock({ snap, onSnap }: PoolDockProps) {
  const { table, view } = useTableLater('pool');
  const t = useMessages('room');
  const { poolOrder, hidesOwnPicks } = usePreferences();
  const isByRule = isCoveredByRule(table, view);
  const [chosenBy, setBy] = useState<GroupBy | null>(null);
  const [isUncovered, setUncovered] = useState(false);
  const by = chosenBy ?? GROUP_OF_ORDER[poolOrder];
  const isCovered = isByRule || (hidesOwnPicks && !isUncovered);
  const isOpen = snap !== 'peek';
  const { pool, faces } = view;
  const cards = useMemo(() => pooledFaces(pool, faces), [pool, faces]);
  const main = cards.filter(({ card }) => card.destination === 'main');
  const side = cards.length - main.length;
  return (
    <section className={styles.dock} data-pool-dock="" data-snap={snap} aria-label={t('pool')}>
      <button
        type="button"
        className={styles.grab}
        aria-label={t(isOpen ? 'closePool' : 'openPool')}
        onClick={() => onSnap(isOpen ? 'peek' : 'half')}
      />
      <Flex align="center" css={HEAD}>
        <Heading size="sm" whiteSpace="nowrap">
          {t('pool')}{' '}
          <Text as="span" ml="1" color="fg.muted" textStyle="code" fontSize="15px" fontWeight="medium">
            {isByRule ? poolSizeOf(view) : cards.length}
          </Text>
        </Heading>
        {!isCovered && <Lanes cards={main} look={view.look} />}
        {!isCovered && <Curve cards={main} />}
        {side > 0 && (
          <Text color="fg.muted" textStyle="hint" whiteSpace="nowrap">
            {t('aside', { count: side })}
          </Text>
        )}
        <Box flex="1" />
        {hidesOwnPicks && !isByRule && (
          <ActionButton size="sm" variant="subtle" onClick={() => setUncovered(isCovered)}>
            {t(isCovered ? 'showPool' : 'coverPool')}
          </ActionButton>
        )}
        {isOpen && !isCovered && (
          <Suspense fallback={null}>
            <PoolGrouping laneWord={view.look.laneWord} by={by} onChange={setBy} />
          </Suspense>
        )}
        <Flex gap="0.5">
          {isOpen && (
            <IconActionButton size="sm" label={t('smallerPool')} onClick={() => onSnap(NEXT_DOWN[snap])}>
              <IconDown aria-hidden="true" />
            </IconActionButton>
          )}
          {snap !== 'full' && (
            <IconActionButton size="sm" label={t('largerPool')} onClick={() => onSnap(NEXT_UP[snap])}>
              <IconUp aria-hidden="true" />
            </IconActionButton>
          )}
        </Flex>
      </Flex>
      {isOpen && isCovered && (
        <Text px="5" py="4" color="fg.muted" fontSize="14px">
          {t(isByRule ? 'coveredByRule' : 'covered')}
        </Text>
      )}
      {isOpen && !isCovered && (
        <Suspense fallback={null}>
          <PoolColumns cards={cards} look={view.look} by={by} />
        </Suspense>
      )}
    </section>
  );
});

function Lanes({ cards, look }: Readonly<{ cards: readonly PooledFace[]; look: GameLook }>) {
  const t = useMessages('room');
  return (
    <ul className={styles.lanes} aria-label={t('cardsByLane', { lane: insideSentence(look.laneWord) })}>
      {laneCounts(cards, look).map(({ lane, count }) => (
        <li key={lane.key} title={lane.label}>
          <LaneGlyph lane={lane} size={15} />
          <span className={text.visuallyHidden}>{lane.label} </span>
          <span className={text.number}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

const HIGHEST_PX = 22;

function Curve({ cards }: { readonly cards: readonly PooledFace[] }) {
  const t = useMessages('room');
  const counts = costCurve(cards);
  const most = Math.max(...counts, 1);
  const peak = counts.indexOf(Math.max(...counts));
  if (cards.length === 0) return null;
  const words = counts.map((count, place) =>
    t(place === counts.length - 1 ? 'costCountLast' : 'costCount', { cost: place + 1, count }),
  );
  return (
    <span className={styles.curve} role="img" aria-label={t('cardsByCost', { counts: listed(words) })}>
      {counts.map((count, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its cost
          key={place}
          className={place === peak ? styles.peak : undefined}
          style={{ height: 3 + (count / most) * HIGHEST_PX }}
        />
      ))}
    </span>
  );
}
