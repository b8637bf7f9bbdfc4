import { useEffect, useState } from 'react';
import type { CardView, RoomView } from '#contract/room.ts';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';
import type { DraftRoomContext } from '#src/machines/draftRoomFacts.ts';
import { LiveRegion } from '../kit/LiveRegion.tsx';
import { useRoomParts } from './roomParts.tsx';
import { askedNow, cardsWord, newPackWords, pauseWords, waitingWords } from './roomWords.ts';
import { peopleAt, poolSizeOf } from './seating.ts';
import { useClock } from './useClock.ts';

/** A claim is answered again and again; only the first question is told. */
const isNewAsk = (before: RoomView, { ask }: RoomView) =>
  ask !== null &&
  !(ask.kind === 'claim' && before.ask?.kind === 'claim') &&
  (ask.turnId !== before.ask?.turnId || ask.turnNumber !== before.ask.turnNumber);

/** Cards that come by claims and by decisions other than picks are not named in what was sent. */
const isDecidedByHand = (before: DraftRoomContext, after: DraftRoomContext) =>
  before.room?.ask?.kind === 'claim' ||
  [before.picking, after.picking].some((picking) => picking !== null && picking.command.type !== 'pick');

const NAMED_AT_MOST = 4;
const listedNames = (names: readonly string[]) =>
  names.length > NAMED_AT_MOST ? cardsWord(names.length) : names.join(' and ');

/** Cards that were taken meanwhile. Where the host covers pools, only the picks that this window sent are known. */
function cardsCame({ room: before, picking }: DraftRoomContext, { table, room }: DraftRoomContext) {
  if (before === null || room === null) return [];
  if (table?.settings.hidesPool === true && poolSizeOf(room) > poolSizeOf(before))
    return before.pack?.cards.filter(({ id }) => picking?.cardInstanceIds.includes(id)) ?? [];
  const known = new Set<string>(before.pool.map(({ id }) => id));
  const cards: readonly CardView[] = table?.settings.hidesPool === true ? [] : room.pool;
  return cards.filter(({ id }) => !known.has(id));
}

/** What changed for the own seat between two moments, in words for screen readers; empty when nothing did. */
export function newsBetween(before: DraftRoomContext, after: DraftRoomContext): string {
  const { table, room } = after;
  if (table === null || room === null || before.room === null) return '';
  const people = peopleAt(table, room);
  const parts: string[] = [];
  const came = cardsCame(before, after);
  const sent = new Set([
    ...(before.picking?.cardInstanceIds ?? []),
    ...(after.picking?.cardInstanceIds ?? []),
  ]);
  const isDecided = isDecidedByHand(before, after);
  const namesIn = (cards: readonly CardView[]) =>
    listedNames(cards.map(({ card }) => room.faces[card]?.name ?? 'a card'));
  const own = came.filter(({ id }) => isDecided || sent.has(id));
  const byClock = came.filter(({ id }) => !isDecided && !sent.has(id));
  if (own.length > 0) parts.push(`Took ${namesIn(own)}.`);
  if (byClock.length > 0) parts.push(`Time. Took ${namesIn(byClock)}.`);
  const isNew = room.pack !== null && room.pack.pickNumber !== before.room.pack?.pickNumber;
  if (room.pack !== null && (isNew || room.pack.packId !== before.room.pack?.packId))
    parts.push(newPackWords(room, room.pack, people));
  else if (room.board !== null && isNewAsk(before.room, room)) parts.push(askedNow(room));
  else if (room.pack === null && room.phase === 'drafting' && came.length > 0)
    parts.push(`${waitingWords(room, people)}.`);
  if (after.refusal !== null && before.refusal === null) parts.push(after.refusal.message);
  if (room.phase === 'paused' && before.room.phase === 'drafting')
    parts.push(`${pauseWords(room, people, table.hostName ?? null)}.`);
  if (room.phase === 'drafting' && before.room.phase === 'paused') parts.push('The draft resumed.');
  return parts.join(' ');
}

const QUIET_MS = 2000;

/** Tells the news of a room: at once after a silence, else gathered for two seconds, so that nobody is talked over. */
export function followNews(room: DraftRoomActor, say: (words: string) => void): () => void {
  let before = room.getSnapshot().context;
  let gathered = '';
  let saidAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayGathered = () => {
    const words = gathered.trim();
    gathered = '';
    if (words === '') return;
    saidAtMs = Date.now();
    say(words);
  };
  const following = room.subscribe(({ context }) => {
    gathered += ` ${newsBetween(before, context)}`;
    before = context;
    clearTimeout(timer);
    // The room is left soon after its end.
    const quietMs = context.room?.phase === 'complete' ? 0 : saidAtMs + QUIET_MS - Date.now();
    if (quietMs > 0) timer = setTimeout(sayGathered, quietMs);
    else sayGathered();
  });
  return () => {
    following.unsubscribe();
    clearTimeout(timer);
  };
}

function useNews(room: DraftRoomActor) {
  const [news, setNews] = useState({ words: '', turn: 0 });
  useEffect(() => followNews(room, (words) => setNews(({ turn }) => ({ words, turn: turn + 1 }))), [room]);
  return news;
}

const SPOKEN_SECONDS = new Set([30, 10, 5]);
const readSpoken = (seconds: number | null) =>
  seconds !== null && SPOKEN_SECONDS.has(seconds) ? seconds : null;

/** Speaks new packs, what was taken, and 30, 10 and 5 seconds; the clock itself is silent. */
export function RoomAnnouncer({
  spoken,
}: {
  readonly spoken: { readonly words: string; readonly turn: number };
}) {
  const { room } = useRoomParts();
  const news = useNews(room);
  const seconds = useClock(room, readSpoken);
  const left = seconds === null ? '' : `${seconds} seconds.`;
  return (
    <>
      <LiveRegion text={news.words} turn={news.turn} />
      <LiveRegion text={seconds === 10 ? '' : left} />
      <LiveRegion text={seconds === 10 ? left : ''} urgency="assertive" />
      <LiveRegion text={spoken.words} turn={spoken.turn} urgency="assertive" />
    </>
  );
}
