import { useEffect, useState } from 'react';
import type { CardView } from '#contract/room/room.ts';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomNews } from '#src/machines/room/draftRoomFacts.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { words } from '../roomMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { askedNow, cardsWord, listed, newPackWords, pauseWords, waitingWords } from '../roomWords.ts';
import { peopleAt } from '../seating.ts';
import { useClock } from '../useClock.ts';

const NAMED_AT_MOST = 4;
const listedNames = (names: readonly string[]) =>
  names.length > NAMED_AT_MOST ? cardsWord(names.length) : listed(names);

/** Cards that came to the reader's seat. Of a pool that the host covers only a decision of this window names any. */
function cardsTaken({ events, pack, decision, after: { room } }: DraftRoomNews): readonly CardView[] {
  const took = events.filter((event) => event.type === 'took' && event.seat === room?.seat);
  const ids = new Set<string>(took.flatMap((event) => ('cards' in event ? event.cards : [])));
  if (took.length === 0 || ids.size > 0) return room?.pool.filter(({ id }) => ids.has(id)) ?? [];
  return pack?.cards.filter(({ id }) => decision?.cardInstanceIds.includes(id)) ?? [];
}

/** What was taken, in words: by a decision of this window, or by the clock or a bot in its place. */
function takenWords(news: DraftRoomNews): readonly string[] {
  const t = words();
  const { decision, after } = news;
  // Cards that come by other decisions than picks are not named in what was sent.
  const isOwn = ({ id }: CardView) =>
    decision !== null && (decision.command.type !== 'pick' || decision.cardInstanceIds.includes(id));
  const cards = cardsTaken(news);
  const namesIn = (some: readonly CardView[]) =>
    listedNames(some.map(({ card }) => after.room?.faces[card]?.name ?? t('someCard')));
  const [own, byClock] = [cards.filter(isOwn), cards.filter((card) => !isOwn(card))];
  return [
    ...(own.length > 0 ? [t('took', { cards: namesIn(own) })] : []),
    ...(byClock.length > 0 ? [t('tookByClock', { cards: namesIn(byClock) })] : []),
  ];
}

/** What happened at the reader's seat, in words for screen readers; empty where nothing did. */
export function newsWords(news: DraftRoomNews): string {
  const { table, room } = news.after;
  if (table === null || room === null) return '';
  const t = words();
  const people = peopleAt(table, room);
  const types = new Set(news.events.map(({ type }) => type));
  const parts = [...takenWords(news)];
  // A claim is asked for again and again; only the first question is told.
  if (types.has('asked') && room.pack !== null) parts.push(newPackWords(room, room.pack, people));
  else if (types.has('asked') && room.ask !== null && room.ask.kind !== 'claim') parts.push(askedNow(room));
  else if (parts.length > 0 && room.pack === null && room.phase === 'drafting')
    parts.push(t('sentence', { words: waitingWords(room, people) }));
  if (types.has('paused') && room.phase === 'paused')
    parts.push(t('sentence', { words: pauseWords(room, people, table.hostName ?? null) }));
  if (types.has('resumed') && room.phase === 'drafting') parts.push(t('resumed'));
  return parts.join(' ');
}

const QUIET_MS = 2000;

/** Tells the news of a room: at once after a silence, else gathered for two seconds, so that nobody is talked over. */
export function followNews(room: DraftRoomActor, say: (words: string) => void): () => void {
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
  const gather = (words: string, isOver = false) => {
    gathered += ` ${words}`;
    clearTimeout(timer);
    // The room is left soon after its end.
    const quietMs = isOver ? 0 : saidAtMs + QUIET_MS - Date.now();
    if (quietMs > 0) timer = setTimeout(sayGathered, quietMs);
    else sayGathered();
  };
  const following = [
    room.on('room.happened', (news) => gather(newsWords(news), news.after.room?.phase === 'complete')),
    room.on('room.refused', ({ message }) => gather(message)),
  ];
  return () => {
    for (const one of following) one.unsubscribe();
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
  const t = useMessages('room');
  const news = useNews(room);
  const seconds = useClock(room, readSpoken);
  const left = seconds === null ? '' : t('secondsLeft', { seconds });
  return (
    <>
      <LiveRegion text={news.words} turn={news.turn} />
      <LiveRegion text={seconds === 10 ? '' : left} />
      <LiveRegion text={seconds === 10 ? left : ''} urgency="assertive" />
      <LiveRegion text={spoken.words} turn={spoken.turn} urgency="assertive" />
    </>
  );
}
