import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import type { LogAppend } from '../drafts/running/logWriter.ts';
import type { Tables } from '../drafts/tables.ts';
import type { Measures } from './measures.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];
const PICKS = ['member', 'clock', 'bot'].map((by) => ({ type: 'pick', by }));
const REFUSALS = Object.keys(REFUSAL_SENTENCES).map((reason) => ({ reason }));

/** Hears of every row of a log once it is stored. */
export function countStored(measures: Measures): (row: Pick<LogAppend, 'action' | 'source'>) => void {
  const stored = measures.counter(
    'passleft_actions_total',
    'Stored actions of drafts, by type and by who took them: a member, the clock, a bot, the host.',
    PICKS,
  );
  return ({ action, source }) => stored({ type: action.type, by: source });
}

/** The same tables, whose commands are timed from their receipt to their answer, and whose refusals are counted. */
export function measuredTables(tables: Tables, measures: Measures): Tables {
  const acknowledged = measures.histogram(
    'passleft_acknowledgement_seconds',
    'From a command at a table to its answer; a pick is stored by then.',
    SECONDS,
  );
  const refused = measures.counter(
    'passleft_refused_commands_total',
    'Commands at tables that were refused, by reason.',
    REFUSALS,
  );
  measures.figures(async () => [
    {
      name: 'passleft_tables_in_memory',
      help: 'Started tables that this process holds in memory.',
      kind: 'gauge',
      samples: [{ value: await tables.heldCount() }],
    },
  ]);
  return {
    ...tables,
    async command(memberId, draftId, commandId, command) {
      const startedAt = performance.now();
      try {
        const reply = await tables.command(memberId, draftId, commandId, command);
        if (!reply.ok) refused({ reason: reply.refusal });
        return reply;
      } catch (fault) {
        refused({ reason: 'storageAway' });
        throw fault;
      } finally {
        acknowledged((performance.now() - startedAt) / 1000);
      }
    },
  };
}
