import type { Database } from '../db/database.ts';
import type { Figure, Measures } from './measures.ts';

/** A database that is silent must not keep the rest from being read. */
const ANSWER_MS = 2_000;
/** A turn that is overdue for so long is taken by no clock any more. */
export const STUCK_SECONDS = 120;
const OPEN_STATUSES = ['lobby', 'countdown', 'drafting', 'paused'] as const;

interface Counts {
  readonly lobby: number;
  readonly countdown: number;
  readonly drafting: number;
  readonly paused: number;
  readonly stuck: number;
  readonly waitingMails: number;
  readonly givenUpMails: number;
  readonly oldestMailSeconds: number;
  readonly waitingPushes: number;
}

const tablesIn = (status: string) =>
  `(select count(*)::int from draft where status = '${status}') as "${status}"`;
const COUNTS = `select ${OPEN_STATUSES.map(tablesIn).join(', ')},
  (select count(*)::int from deadline join draft on draft.id = deadline.draft_id
     where draft.status = 'drafting' and draft.shard is null and due_at < $1::timestamptz - make_interval(secs => ${STUCK_SECONDS})) as stuck,
  (select count(*)::int from mail where sent_at is null and given_up_at is null) as "waitingMails",
  (select count(*)::int from mail where given_up_at is not null) as "givenUpMails",
  (select coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 from mail
     where sent_at is null and given_up_at is null) as "oldestMailSeconds",
  (select count(*)::int from push_message) as "waitingPushes"`;

/** What work gives within some milliseconds; rejects when it takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const gauge = (name: string, help: string, value: number): Figure => ({
  name,
  help,
  kind: 'gauge',
  samples: [{ value }],
});

const isUp = (value: 0 | 1) => gauge('passleft_database_up', 'Whether the database answers.', value);

function figuresOf(counts: Counts): Figure[] {
  return [
    isUp(1),
    {
      name: 'passleft_tables',
      help: 'Tables that are not over, by status, of all processes.',
      kind: 'gauge',
      samples: OPEN_STATUSES.map((status) => ({ labels: { status }, value: counts[status] })),
    },
    gauge('passleft_turns_stuck', 'Turns that are two minutes overdue and were not taken.', counts.stuck),
    {
      name: 'passleft_mails',
      help: 'Emails in the outbox that wait, and those that were given up, of all processes.',
      kind: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: counts.waitingMails },
        { labels: { state: 'given_up' }, value: counts.givenUpMails },
      ],
    },
    gauge(
      'passleft_mail_oldest_waiting_seconds',
      'How long the oldest waiting email has waited.',
      counts.oldestMailSeconds,
    ),
    gauge('passleft_pushes_waiting', 'Push notices that wait, of all processes.', counts.waitingPushes),
  ];
}

/** What is counted in the database at each reading, by one statement. */
export function storedFigures(measures: Measures, db: Pick<Database, 'query'>, now: () => number): void {
  measures.figures(async () => {
    try {
      const [counts] = await within(ANSWER_MS, db.query<Counts>(COUNTS, [new Date(now())]));
      return counts ? figuresOf(counts) : [isUp(0)];
    } catch {
      return [isUp(0)];
    }
  });
}
