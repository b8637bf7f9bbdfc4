import { memo, Suspense, useMemo, useState } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import type { Preferences } from '#contract/members/preferences.ts';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import IconDown from '~icons/ph/caret-double-down-bold';
import IconUp from '~icons/ph/caret-double-up-bold';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { type Segment, SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { PoolColumns } from '../frame/roomDialogs.tsx';
import { costCurve, type GroupBy, laneCounts, type PooledFace, pooledFaces } from '../poolGrouping.ts';
import { poolSizeOf } from '../seating.ts';
import { useTableLater } from '../useTable.ts';

export type DockSnap = 'peek' | 'half' | 'full';

const GROUPS: readonly Segment<GroupBy>[] = [
  { value: 'cost', label: 'Cost' },
  { value: 'lane', label: 'Lane' },
  { value: 'type', label: 'Type' },
  { value: 'rarity', label: 'Rarity' },
  { value: 'order', label: 'Order' },
];

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

/** What was taken so far: a line, half open, or all of it. */
export const PoolDock = memo(function PoolDock({ snap, onSnap }: PoolDockProps) {
  const { table, view } = useTableLater('pool');
  const { poolOrder, hidesOwnPicks } = usePreferences();
  const isByRule = isCoveredByRule(table, view);
  const [chosenBy, setBy] = useState<GroupBy | null>(null);
  const [isUncovered, setUncovered] = useState(false);
  const by = chosenBy ?? GROUP_OF_ORDER[poolOrder];
  const isCovered = isByRule || (hidesOwnPicks && !isUncovered);
  const { pool, faces } = view;
  const cards = useMemo(() => pooledFaces(pool, faces), [pool, faces]);
  const main = cards.filter(({ card }) => card.destination === 'main');
  const side = cards.length - main.length;
  const laneLabel = view.look.laneWord;
  // Kept while nothing of it changes: React would write name and type of every radio button anew.
  const grouping = useMemo(() => {
    const segments = GROUPS.map((group) =>
      group.value === 'lane' ? { ...group, label: capital(laneLabel) } : group,
    );
    return <SegmentedControl label="Group the pool by" segments={segments} value={by} onChange={setBy} />;
  }, [laneLabel, by]);
  return (
    <section className={`room-dock ${snap}`} data-pool-dock="" aria-label="Your pool">
      <button
        type="button"
        className="room-grab"
        aria-label={snap === 'peek' ? 'Open your pool' : 'Close your pool'}
        onClick={() => onSnap(snap === 'peek' ? 'half' : 'peek')}
      />
      <div className="room-dock-head">
        <h2>
          Your pool <span className="num">{isByRule ? poolSizeOf(view) : cards.length}</span>
        </h2>
        {!isCovered && <Lanes cards={main} look={view.look} />}
        {!isCovered && <Curve cards={main} />}
        {side > 0 && <span className="room-dock-side">{side} aside</span>}
        <span className="grow" />
        {hidesOwnPicks && !isByRule && (
          <Button size="sm" variant="soft" onClick={() => setUncovered(isCovered)}>
            {isCovered ? 'Show my pool' : 'Cover my pool'}
          </Button>
        )}
        {snap !== 'peek' && !isCovered && grouping}
        <span className="room-dock-snaps">
          {snap !== 'peek' && (
            <IconButton size="sm" label="Make the pool smaller" onClick={() => onSnap(NEXT_DOWN[snap])}>
              <IconDown aria-hidden="true" />
            </IconButton>
          )}
          {snap !== 'full' && (
            <IconButton size="sm" label="Make the pool larger" onClick={() => onSnap(NEXT_UP[snap])}>
              <IconUp aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      {snap !== 'peek' && isCovered && (
        <p className="room-dock-empty">
          {isByRule
            ? 'The host covers pools while packs go round. You see yours in the review and after the draft.'
            : 'Your pool is covered. Nobody who looks at your screen sees it.'}
        </p>
      )}
      {snap !== 'peek' && !isCovered && (
        <Suspense fallback={null}>
          <PoolColumns cards={cards} look={view.look} by={by} />
        </Suspense>
      )}
    </section>
  );
});

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const Lanes = ({ cards, look }: Readonly<{ cards: readonly PooledFace[]; look: GameLook }>) => (
  <ul className="room-lanes" aria-label={`Cards by ${look.laneWord.toLowerCase()}`}>
    {laneCounts(cards, look).map(({ lane, count }) => (
      <li key={lane.key} title={lane.label}>
        <LaneGlyph lane={lane} size={15} />
        <span className="vh">{lane.label} </span>
        <span className="num">{count}</span>
      </li>
    ))}
  </ul>
);

const HIGHEST_PX = 22;

function Curve({ cards }: { readonly cards: readonly PooledFace[] }) {
  const counts = costCurve(cards);
  const most = Math.max(...counts, 1);
  const peak = counts.indexOf(Math.max(...counts));
  if (cards.length === 0) return null;
  return (
    <span className="room-curve" role="img" aria-label={curveWords(counts)}>
      {counts.map((count, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its cost
          key={place}
          className={place === peak ? 'peak' : undefined}
          style={{ height: 3 + (count / most) * HIGHEST_PX }}
        />
      ))}
    </span>
  );
}

const curveWords = (counts: readonly number[]) =>
  `Cards by cost: ${counts.map((count, place) => `${place + 1}${place === counts.length - 1 ? ' and more' : ''}: ${count}`).join(', ')}`;
