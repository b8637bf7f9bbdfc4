import { useSelector } from '@xstate/react';
import { memo, type ReactNode, Suspense } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { cardsOn } from '#src/machines/boardCards.ts';
import {
  selectChosen,
  selectLineState,
  selectPicking,
  selectSeatState,
  selectStarred,
} from '#src/machines/draftRoomSelectors.ts';
import { choosable, picksOf, turnNameOf } from '#src/machines/roomAsk.ts';
import IconCheck from '~icons/ph/check-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import IconStar from '~icons/ph/star';
import IconStarred from '~icons/ph/star-fill';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { IconButton } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { CardText } from '../CardText.tsx';
import { ResumeButton, TableTalk } from '../frame/roomDialogs.tsx';
import { useLooked } from '../inspection.ts';
import { useRoomParts } from '../roomParts.tsx';
import { atZeroWords } from '../roomWords.ts';
import { useInTurn } from '../timing/useInTurn.ts';
import { readSeconds, useClock } from '../useClock.ts';
import { useTable } from '../useTable.ts';
import { faceIn, useTakingNames } from '../useTaking.ts';
import { CardFacts } from './CardFacts.tsx';
import { TakeButton } from './TakeButton.tsx';

/** What is about to be taken, the one brass button, what happens at zero, and the table's talk. */
export const Rail = memo(function Rail() {
  return (
    <aside className="room-rail" aria-label="Card and table">
      <Inspector />
      <Suspense fallback={<section className="room-talk" aria-busy="true" />}>
        <TableTalk />
      </Suspense>
    </aside>
  );
});

type Standing = 'reserved' | 'burned' | 'looked' | 'taken' | 'none';

interface Inspected {
  readonly id: string | null;
  readonly standing: Standing;
}

/** Hovered before focused before selected; without a pack the card that was taken last. */
function useInspected(): Inspected {
  const { room, inspection } = useRoomParts();
  const { view } = useTable();
  const { hovered, focused } = useLooked(inspection);
  const chosen = useSelector(room, selectChosen);
  const seatState = useSelector(room, selectSeatState);
  const picking = useSelector(room, selectPicking);
  if (picking !== null) return { id: picking.cardInstanceIds[0] ?? null, standing: 'reserved' };
  const isAsked = turnNameOf(view) !== null && seatState !== 'waiting';
  const open = view.board
    ? new Set([...cardsOn(view.board).keys(), ...view.pool.map((card) => card.id)])
    : new Set<string>(isAsked ? choosable(view) : []);
  const has = (id: string | null) => id !== null && open.has(id);
  const id = has(hovered) ? hovered : has(focused) ? focused : (chosen.find(has) ?? null);
  if (id !== null && view.pool.some((card) => card.id === id)) return { id, standing: 'taken' };
  if (id !== null) {
    const place = chosen.indexOf(id);
    const standing = place < 0 ? 'looked' : place < picksOf(view) ? 'reserved' : 'burned';
    return { id, standing };
  }
  const last = isAsked ? undefined : view.pool.at(-1);
  return last ? { id: last.id, standing: 'taken' } : { id: null, standing: 'none' };
}

function Inspector() {
  const { view } = useTable();
  const { id, standing } = useInspected();
  const face = faceIn(view, id);
  // The ring around the card comes first, its picture in a frame of its own.
  const drawn = useInTurn(face);
  const isTurn = turnNameOf(view) !== null && standing !== 'taken';
  // Who watches packs that stay with their players has no card to look at.
  if (view.seat === null && view.board === null) return null;
  const takes = view.seat !== null && (view.ask === null || view.ask.kind === 'pick');
  return (
    <div className="room-inspector">
      <div className="room-inspector-head">
        {takes || standing === 'taken' ? <StandingChip standing={standing} /> : <span />}
        {face !== undefined && id !== null && <CardActs id={id} face={face} canStar={isTurn} />}
      </div>
      {drawn === undefined ? (
        <div className="room-no-card" style={{ aspectRatio: view.look.cardAspect }}>
          <p>
            {takes
              ? 'Click a card to select it. It’s yours once you confirm.'
              : 'A card you point at is shown here.'}
          </p>
        </div>
      ) : (
        <BigCard face={drawn} look={view.look} />
      )}
      {standing === 'taken' ? <TakenLine id={id} /> : takes && <Taking />}
      {view.phase === 'paused' && (
        <Suspense fallback={null}>
          <ResumeButton />
        </Suspense>
      )}
    </div>
  );
}

const BigCard = memo(function BigCard({ face, look }: Readonly<{ face: CardFace; look: GameLook }>) {
  const { usesTextMode } = usePreferences();
  if (usesTextMode) return <CardText face={face} look={look} state="idle" sentence={undefined} />;
  return (
    <>
      <div className="room-big-card">
        <PlayCard face={face} look={look} size="lg" width="cell" isEager />
      </div>
      <CardFacts face={face} look={look} />
    </>
  );
});

const CHIPS: Readonly<
  Record<Standing, { readonly tone: 'brass' | 'ok' | 'plain' | 'warn'; readonly words: ReactNode }>
> = {
  reserved: { tone: 'brass', words: 'Selected' },
  burned: { tone: 'warn', words: 'To burn' },
  looked: { tone: 'plain', words: 'Not selected' },
  taken: { tone: 'ok', words: 'Taken' },
  none: { tone: 'plain', words: 'Nothing selected' },
};

const StandingChip = ({ standing }: { readonly standing: Standing }) => (
  <Chip tone={CHIPS[standing].tone} size="md">
    {(standing === 'reserved' || standing === 'taken') && <IconCheck aria-hidden="true" />}
    {CHIPS[standing].words}
  </Chip>
);

export function CardActs({ id, face, canStar }: Readonly<{ id: string; face: CardFace; canStar: boolean }>) {
  const { room, zoom } = useRoomParts();
  const isStarred = useSelector(room, selectStarred).includes(id);
  return (
    <span className="room-card-acts">
      {canStar && (
        <IconButton
          label={isStarred ? `Remove the star of ${face.name}` : `Star ${face.name}`}
          aria-pressed={isStarred}
          className={isStarred ? 'starred' : undefined}
          onClick={() => room.send({ type: 'card.starred', id })}
        >
          {isStarred ? <IconStarred aria-hidden="true" /> : <IconStar aria-hidden="true" />}
        </IconButton>
      )}
      <IconButton label={`Zoom ${face.name}`} onClick={() => zoom(face)}>
        <IconZoom aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function TakenLine({ id }: { readonly id: string | null }) {
  const { view } = useTable();
  const last = view.pool.find((card) => card.id === id);
  if (!last) return null;
  const where = last.destination === 'side' ? 'your sideboard' : 'your pool';
  return (
    <p className="room-taken">
      {view.board === null ? `Pick ${last.pick} of pack ${last.round + 1}. ` : ''}It’s in {where}.
    </p>
  );
}

function Taking() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const line = useSelector(room, selectLineState);
  const seconds = useClock(room, readSeconds);
  const names = useTakingNames();
  const chosen = useSelector(room, selectChosen);
  if (turnNameOf(view) === null || !['browsing', 'reserved', 'submitting', 'refused'].includes(seatState))
    return null;
  const isLow = seconds !== null && seconds < 10;
  return (
    <>
      <TakeButton />
      <p className={isLow ? 'room-at-zero low' : 'room-at-zero'}>
        {atZeroWords(seconds, names, line === 'lost' || line === 'offline', chosen.length - names.length)}
      </p>
    </>
  );
}
