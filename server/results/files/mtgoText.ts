import type { CardFace } from '#contract/games/faces.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';

const ARROW = '--> ';
const INDENT = '    ';
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** "1/5/2026 1:07:20 PM", in universal time. */
function timeOf(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = at.getUTCHours();
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}

const marked = (name: string, isMarked: boolean) => `${isMarked ? ARROW : INDENT}${oneLine(name)}`;

function pickText(
  { round, pick, pack, taken }: PickRecord,
  packName: string,
  faces: Readonly<Record<number, CardFace>>,
): string {
  const lines = pack.map(({ id, card }) => marked(faces[card]?.name ?? '', taken.includes(id)));
  return `------ Pack ${round}: ${oneLine(packName)} ------ \n\nPack ${round} pick ${pick}:\n${lines.join('\n')}\n`;
}

/** One seat's draft in the text that MTGO keeps of a draft: every pack with the taken cards marked. */
export function mtgoTextOf({ table, seats, faces }: ResultsView, seat: number): string {
  const players = seats.map((result, place) => marked(result.seat.name, place === seat)).join('\n');
  const head = `Event #: ${oneLine(table.code ?? '')}\nTime:    ${timeOf(table.startedAtMs ?? table.createdAtMs)}\nPlayers:\n${players}\n`;
  const packName = (round: number) => table.template.rounds[round - 1]?.packName ?? table.game.name;
  const picks = (seats[seat]?.picks ?? []).filter(({ kind, pack }) => kind === 'pick' && pack.length > 0);
  return [head, ...picks.map((record) => pickText(record, packName(record.round), faces))].join('\n');
}
