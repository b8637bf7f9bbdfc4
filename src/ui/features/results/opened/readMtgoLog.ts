import {
  logWords,
  lookOfFile,
  MOST_PACK_CARDS,
  MOST_PEOPLE,
  MOST_PICKS,
  nameOnlyFace,
  type OpenedDraft,
  problem,
  recordsOf,
  resultsOf,
  type SeenPack,
} from './openedDraft.ts';

interface MtgoPack {
  readonly round: number;
  readonly said: number;
  readonly line: number;
  readonly names: string[];
  /** Where each name stands first. */
  readonly places: Map<string, number>;
  readonly taken: number[];
}

interface Reading {
  event: string;
  time: string;
  readonly players: string[];
  me: number | null;
  readonly packNames: string[];
  readonly packs: MtgoPack[];
  isInPlayers: boolean;
}

const DASHES = '---';
const TAKEN = '-->';
const PICK_HEAD = /^Pack (\d{1,3}) pick (\d{1,4}):\s*$/i;

/** What a line says behind its label; null for other lines. By hand: expressions with two open ends need the square of its length. */
const behind = (label: string, text: string): string | null =>
  text.startsWith(label) ? text.slice(label.length).trim() : null;

/** "------ Pack 1: Invented ------" names a pack. */
function packNameOf(text: string): string | null {
  const line = text.trimEnd();
  if (line.length < 2 * DASHES.length || !line.startsWith(DASHES) || !line.endsWith(DASHES)) return null;
  let [from, to] = [DASHES.length, line.length - DASHES.length];
  while (from < to && line[from] === '-') from += 1;
  while (from < to && line[to - 1] === '-') to -= 1;
  return line
    .slice(from, to)
    .trim()
    .replace(/^Pack \d+:\s*/, '');
}

/** Takes one line in; answers what is wrong with it, or null. */
function readLine(reading: Reading, text: string, line: number): string | null {
  if (text.trim() === '') return null;
  const event = behind('Event #:', text);
  if (event !== null) return keep(() => (reading.event = event));
  const time = behind('Time:', text);
  if (time !== null) return keep(() => (reading.time = time));
  if (behind('Players:', text) === '') return keep(() => (reading.isInPlayers = true));
  const pick = PICK_HEAD.exec(text);
  if (pick) return readPickHead(reading, Number(pick[1]), Number(pick[2]), line);
  const packName = packNameOf(text);
  if (packName !== null) return keep(() => reading.packNames.push(packName));
  const picked = behind('Picked:', text);
  if (picked !== null) return readPicked(reading, picked);
  const marked = behind(TAKEN, text);
  if (marked) return readEntry(reading, marked, true);
  if (/^\s/.test(text)) return readEntry(reading, text.trim(), false);
  return logWords()('unknownLine');
}

function keep(change: () => unknown): null {
  change();
  return null;
}

function readPickHead(reading: Reading, round: number, said: number, line: number): string | null {
  const last = reading.packs.at(-1);
  if (last && last.taken.length === 0) return logWords()('earlierNotTaken', { line: String(last.line) });
  if (last && round < last.round) return logWords()('packOrder', { round, last: last.round });
  if (round < 1) return 'packs are numbered from 1.';
  reading.isInPlayers = false;
  if (reading.packs.length >= MOST_PICKS) return logWords()('tooManyPicks', { most: MOST_PICKS });
  reading.packs.push({ round, said, line, names: [], places: new Map(), taken: [] });
  return null;
}

function readEntry(reading: Reading, name: string, isMarked: boolean): string | null {
  const pack = reading.packs.at(-1);
  if (reading.isInPlayers) {
    if (isMarked) reading.me = reading.players.length;
    reading.players.push(name);
    return reading.players.length > MOST_PEOPLE ? logWords()('tooManyPlayers', { most: MOST_PEOPLE }) : null;
  }
  if (!pack) return 'a card stands before the first pick.';
  if (isMarked) pack.taken.push(pack.names.length);
  if (!pack.places.has(name)) pack.places.set(name, pack.names.length);
  pack.names.push(name);
  return pack.names.length > MOST_PACK_CARDS ? logWords()('tooManyCards', { most: MOST_PACK_CARDS }) : null;
}

function readPicked({ packs }: Reading, name: string): string | null {
  const pack = packs.at(-1);
  const place = pack?.places.get(name);
  if (!pack || place === undefined) return logWords()('pickedNotInPack', { card: name });
  if (pack.taken.length === 0) pack.taken.push(place);
  return null;
}

/** Picks in the order they stand; some writers repeat a number, which is told. */
function numbered(packs: Reading['packs'], indexOf: (name: string) => number) {
  let isCounted = false;
  let before = { round: 0, pick: 0 };
  const seen = packs.map(({ round, said, names, taken }): SeenPack => {
    const pick = round === before.round ? before.pick + 1 : 1;
    if (pick !== said) isCounted = true;
    before = { round, pick };
    return { round, pick, cards: names.map(indexOf), taken, burned: [] };
  });
  return { seen, isCounted };
}

const TIME = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?)?$/i;

/**
 * The moment that the log names, by the reader's clock: MTGO writes local time without its zone, so this shows the
 * day and hour as written, wherever the log is opened.
 */
function atOf(time: string): number | null {
  const parts = TIME.exec(time);
  if (!parts) return null;
  const [month, day, year, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const half = parts[7]?.toUpperCase();
  const hours = half === undefined ? (hour ?? 0) : ((hour ?? 0) % 12) + (half === 'PM' ? 12 : 0);
  const at = new Date(year ?? 0, (month ?? 1) - 1, day, hours, minute, second);
  return at.getMonth() + 1 === month && at.getDate() === day ? at.getTime() : null;
}

/** Reads the text that MTGO keeps of a draft; a bad file gets a sentence that names its line. */
export function readMtgoLog(text: string): OpenedDraft {
  const reading: Reading = {
    event: '',
    time: '',
    players: [],
    me: null,
    packNames: [],
    packs: [],
    isInPlayers: false,
  };
  const lines = text.split(/\r\n|\r|\n/);
  for (const [at, line] of lines.entries()) {
    const wrong = readLine(reading, line, at + 1);
    if (wrong !== null) return problem(logWords()('atLine', { line: String(at + 1), reason: wrong }));
  }
  return openedOf(reading);
}

function openedOf({ event, time, players, me, packNames, packs: allPacks }: Reading): OpenedDraft {
  const t = logWords();
  const last = allPacks.at(-1);
  if (!last) return problem(t('noPicksInText'));
  // A draft that was left, or is still running, ends with a pack that nothing was taken from.
  const isUnfinished = last.taken.length === 0;
  const packs = isUnfinished ? allPacks.slice(0, -1) : allPacks;
  if (packs.length === 0) return problem(t('atLine', { line: String(last.line), reason: t('noPickTaken') }));
  const names = [...new Set(packs.flatMap((pack) => pack.names))];
  const places = new Map(names.map((name, index) => [name, index]));
  const { seen, isCounted } = numbered(packs, (name) => places.get(name) ?? 0);
  const people = players.length > 0 ? players : [t('player')];
  const mySeat = me ?? 0;
  const records = recordsOf(seen, people.length);
  const gameName = packNames[0] || t('mtgoDraft');
  return {
    kind: 'opened',
    from: t('mtgoLog'),
    notes: [
      ...(isCounted ? [t('repeatsNumbers')] : []),
      ...(isUnfinished ? [t('isUnfinished', { round: last.round, pick: last.said })] : []),
    ],
    results: resultsOf({
      name: event === '' ? gameName : t('event', { event }),
      gameName,
      format: 'booster',
      seats: people.map((name, seat) => ({ name, isBot: false, records: seat === mySeat ? records : null })),
      mySeat,
      atMs: atOf(time),
      faces: Object.fromEntries(names.map((name, index) => [index, nameOnlyFace(index, name)])),
      look: lookOfFile([], []),
    }),
  };
}
