import { parseArgs } from 'node:util';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import type { Player } from '../harness/player.ts';
import { type PlayedDraft, playWholeDraft } from '../harness/wholeDraft.ts';

const HELP = `npm run smoke -- --url URL [--game SLUG] [--template SLUG] [--seats N]
Makes accounts, seats them at a new table of a running server and plays a whole draft through the official hub client.
Prints one JSON line. Exits non-zero when anything was refused, lost, doubled or shown to somebody it should not be.`;

export interface SmokeReport {
  readonly picks: number;
  readonly errors: number;
  readonly ackMsP50: number;
  readonly ackMsP99: number;
  readonly bytesPerPick: number;
  readonly cardsConserved: boolean;
  readonly secrecyKept: boolean;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** What a client may know of cards, and all it was sent. */
export type Reading = Pick<Player, 'entitled' | 'wire'>;

/** The part of the results that tells where the cards went. */
export interface WhereCardsWent {
  readonly seats: readonly { readonly picks: readonly PickRecord[] }[];
}

/** Whether every client saw only instances of packs it held and of its own picks, in all it was ever sent. */
export function isSecrecyKept({ players }: { readonly players: readonly Reading[] }): boolean {
  const everything = new Set(players.flatMap((player) => [...player.entitled]));
  return players.every((player) =>
    player.wire.messages.every((message) =>
      [...message.matchAll(/"([0-9a-z]{8,40})"/g)].every(
        ([, word]) => word === undefined || !everything.has(word) || player.entitled.has(word),
      ),
    ),
  );
}

/** Whether the results hold each acknowledged card once, at the seat that took it, and every card that was dealt. */
export function areCardsConserved(played: Pick<PlayedDraft, 'picks'>, results: WhereCardsWent): boolean {
  const dealt = results.seats.flatMap((seat) =>
    seat.picks.filter((pick) => pick.pick === 1).flatMap((pick) => pick.pack.map((card) => card.id)),
  );
  const taken = results.seats.flatMap((seat) =>
    seat.picks.flatMap((pick) => [...pick.taken, ...pick.burned]),
  );
  const isEachOnce = new Set(taken).size === taken.length;
  const isAllDealt = taken.length === dealt.length && new Set(dealt).size === dealt.length;
  const bySeat = results.seats.map((seat) => new Set(seat.picks.flatMap((pick) => pick.taken)));
  const isAllKept = played.picks.every((pick) => pick.cards.every((card) => bySeat[pick.seat]?.has(card)));
  return isEachOnce && isAllDealt && isAllKept;
}

/** Plays and weighs one draft. */
export async function smoke(
  url: string,
  game: string,
  template: string,
  seats: number,
): Promise<SmokeReport> {
  const played = await playWholeDraft({ url, game, template, seats });
  const [first] = played.players;
  const results = await first?.account.get<ResultsView>(`/drafts/${played.draftId}/results`);
  const acks = played.picks.map((pick) => pick.ackMs).sort((a, b) => a - b);
  const bytes = played.players.reduce((sum, player) => sum + player.wire.bytes, 0);
  await Promise.all(played.players.map((player) => player.leave()));
  return {
    picks: played.picks.length,
    errors: played.refusals.length,
    ackMsP50: rounded(percentile(acks, 0.5)),
    ackMsP99: rounded(percentile(acks, 0.99)),
    bytesPerPick: Math.round(bytes / Math.max(1, played.picks.length)),
    cardsConserved: results !== undefined && areCardsConserved(played, results),
    secrecyKept: isSecrecyKept(played),
  };
}

async function main() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      game: { type: 'string' },
      template: { type: 'string' },
      seats: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !values.url) {
    console.log(HELP);
    process.exit(values.help ? 0 : 2);
  }
  const url = values.url.replace(/\/$/, '');
  const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: GameSummary[] };
  const game =
    values.game === undefined
      ? (games.find((known) => known.slug === 'emberwake') ?? games[0])
      : games.find((known) => known.slug === values.game);
  const template =
    game?.templates.find((known) => known.slug === values.template) ??
    game?.templates.find((known) => known.slug.endsWith('-draft')) ??
    game?.templates[0];
  if (!game || !template) throw new Error(`The server has no game "${values.game}" with a template.`);
  const report = await smoke(url, game.slug, template.slug, Number(values.seats));
  console.log(JSON.stringify(report));
  process.exit(report.errors === 0 && report.cardsConserved && report.secrecyKept ? 0 : 1);
}

if (import.meta.url === `file://${process.argv[1]}`) await main();
