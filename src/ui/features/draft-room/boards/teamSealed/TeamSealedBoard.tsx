import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { Button } from '../../../../kit/Button.tsx';
import { type Segment, SegmentedControl } from '../../../../kit/SegmentedControl.tsx';
import { TextInput } from '../../../../kit/TextInput.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord, waitingWords } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { ClaimGrid } from './ClaimGrid.tsx';
import { groupPile, type PileOrder } from './pile.ts';
import { TeamCounts, TeamPanel } from './TeamPanel.tsx';
import { type Claims, useClaims } from './useClaims.ts';
import './teamSealed.css';

type Board = BoardOf<'teamSealed'>;

/** The pile of the own team, what everybody of it has claimed, and the other teams in counts. */
export default function TeamSealedBoard({ board }: BoardProps<'teamSealed'>) {
  return (
    <div className="team-sealed">
      <TeamCounts board={board} />
      {board.own && <OwnTeam board={board} own={board.own} />}
    </div>
  );
}

function OwnTeam({ board, own }: { readonly board: Board; readonly own: NonNullable<Board['own']> }) {
  const { room } = useRoomParts();
  const { view, people } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const mayClaim = view.ask?.kind === 'claim' && view.phase === 'drafting' && seatState !== 'handed';
  const ids = useMemo(() => new Set<string>(own.pile.map(({ id }) => id)), [own.pile]);
  const claims = useClaims(mayClaim, ids);
  const isDone = view.seat !== null && board.done[view.seat] === true;
  return (
    <>
      {isDone && view.phase === 'drafting' && (
        <p className="board-note" role="status">
          You are done. {waitingWords(view, people)}. Until everybody is, you can still claim and give back.
        </p>
      )}
      <Pile own={own} claims={claims} mayClaim={mayClaim} />
      <TeamPanel board={board} own={own} claims={claims} mayClaim={mayClaim} />
      {mayClaim && <Deciding claims={claims} isDone={isDone} />}
    </>
  );
}

const ORDERS: readonly Segment<PileOrder>[] = [
  { value: 'lane', label: 'Lane' },
  { value: 'cost', label: 'Cost' },
  { value: 'type', label: 'Type' },
  { value: 'rarity', label: 'Rarity' },
];

interface PileProps {
  readonly own: NonNullable<Board['own']>;
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

function Pile({ own, claims, mayClaim }: PileProps) {
  const { view } = useTable();
  const { faces, look } = view;
  const [query, setQuery] = useState('');
  const [by, setBy] = useState<PileOrder>('lane');
  const wanted = useDeferredValue(query);
  const groups = useMemo(
    () => groupPile({ cards: own.pile, faces, look }, wanted, by),
    [own.pile, faces, look, wanted, by],
  );
  const found = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const orders = ORDERS.map((order) => (order.value === 'lane' ? { ...order, label: look.laneWord } : order));
  return (
    <section className="team-pile" aria-label="Your team’s pile">
      <search className="team-tools">
        <h2>
          Unclaimed{' '}
          <span className="num">{found === own.pile.length ? found : `${found} of ${own.pile.length}`}</span>
        </h2>
        <TextInput
          type="search"
          aria-label="Find in the pile"
          placeholder="Find in the pile"
          value={query}
          maxLength={200}
          onChange={({ target }) => setQuery(target.value)}
        />
        <SegmentedControl label="Group the pile by" segments={orders} value={by} onChange={setBy} />
      </search>
      {own.pile.length === 0 && <p className="board-note">Every card of your team is claimed.</p>}
      {own.pile.length > 0 && found === 0 && <p className="board-note">No unclaimed card is like that.</p>}
      {groups.map(({ key, label, cards }) => (
        <section
          key={`${by} ${key}`}
          className="board-group"
          aria-label={`${label}, ${cardsWord(cards.length)}`}
        >
          <h3>
            {label} <span className="num">{cards.length}</span>
          </h3>
          <ClaimGrid
            label={`${label}, ${cardsWord(cards.length)}`}
            cards={cards}
            claims={claims}
            mayClaim={mayClaim}
          />
        </section>
      ))}
    </section>
  );
}

function Deciding({ claims, isDone }: { readonly claims: Claims; readonly isDone: boolean }) {
  const { view } = useTable();
  const { ask } = view;
  const { chosen, claim } = claims;
  const done =
    ask?.kind === 'claim'
      ? ({ type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option: 'done' } as const)
      : null;
  return (
    <DecisionBar>
      <Button
        variant={chosen.length > 0 || !isDone ? 'solid' : 'outline'}
        size="lg"
        reason={chosen.length === 0 ? 'Choose cards of the pile first' : undefined}
        onClick={() => claim(chosen)}
      >
        {chosen.length === 0 ? 'Claim cards' : `Claim ${cardsWord(chosen.length)}`}
      </Button>
      {!isDone && (
        <DecideButton command={done} isMain={false}>
          I am done
        </DecideButton>
      )}
    </DecisionBar>
  );
}
