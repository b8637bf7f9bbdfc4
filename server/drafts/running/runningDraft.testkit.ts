import type { DraftAction } from '#engine/core/actions.ts';
import { apply, deal } from '#engine/draft.ts';
import type { Setup, Template } from '#engine/formats/registry.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { settledBanks, settledDeadlines, unspent } from '../clock/deadlines.ts';
import { withRow } from './recentEvents.ts';
import { NO_CHANGES, type RunningDraft } from './runningDraft.ts';

/** A draft of the small game in one process, its deadlines running since moment 0. */
export function runningDraft(
  template: Template,
  seats: number,
  clock: RunningDraft['clock'] = 'quick',
): RunningDraft {
  const setup: Setup = { catalogue: smallCatalogue, template, seats, solo: false };
  const settings: RunningDraft['settings'] = {
    name: 'Small',
    visibility: 'code',
    clock,
    seats,
    picksOpenTo: 'everyone',
    watchers: false,
    timeBank: { bankHours: 48, perPickHours: 8 },
  };
  const draft: RunningDraft = {
    draftId: 'small',
    shard: null,
    name: 'Small',
    status: 'drafting',
    hostId: null,
    settings,
    clock,
    game: canaryGame(1).definition,
    setup,
    state: deal(setup, secretOf(7)),
    version: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({
      memberId: null,
      name: `Seat ${seat}`,
      timeouts: 0,
    })),
    due: new Map(),
    banks: new Map(),
    hints: new Map(),
    pausedAtMs: null,
    pausedBy: null,
    pausesUsed: [],
    changes: NO_CHANGES,
    recent: [],
  };
  return { ...draft, due: settledDeadlines(draft, draft.due, 0) };
}

/** The draft after an accepted action of a seat, or of its clock, at a moment, with its banks and deadlines; throws when it is refused. */
export function decided(
  draft: RunningDraft,
  seat: number,
  action: DraftAction,
  nowMs: number,
  source: 'member' | 'clock' = 'member',
): RunningDraft {
  const applied = apply(draft.setup, draft.state, action);
  if (!applied.ok) throw new Error(`${action.type} was refused: ${applied.refusal}`);
  const version = draft.version + 1;
  const row = { version, atMs: nowMs, events: applied.events, pause: null };
  const folded = { ...draft, state: applied.state, version, recent: withRow(draft.recent, row) };
  const decided = { seat, action, source };
  const banked = { ...folded, banks: settledBanks(draft, folded, decided, nowMs) };
  return { ...banked, due: settledDeadlines(banked, unspent(draft.due, decided), nowMs) };
}
