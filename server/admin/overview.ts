import type { ActivityRow } from '#contract/admin/activity.ts';
import type { Overview, ToRepair } from '#contract/admin/overview.ts';
import type { Sql } from '../db/database.ts';
import { IS_DRAFT, IS_FINISHED_DRAFT } from '../results/draftCounts.ts';
import type { ShortTemplate } from './shortPacks.ts';
import { readTablePage } from './tableQuery.ts';
import { activityTable } from './tables/activity.ts';
import { draftsTable } from './tables/drafts.ts';

const DAY_MS = 86_400_000;
/** A turn that is overdue for so long is not taken by any clock any more. */
export const STUCK_MS = 120_000;
const LATEST = 8;

type Figures = Omit<Overview, 'latest' | 'toRepair' | 'pictures'>;

const FIGURES = `select
  (select count(*)::int from draft d where ${draftsTable.where}) as tables,
  (select count(*)::int from draft d where d.status in ('lobby', 'countdown')) as "inLobby",
  (select count(distinct s.member_id)::int from seat s join draft d on d.id = s.draft_id where ${draftsTable.where}) as people,
  (select count(*)::int from draft d where d.started_at >= $1 and ${IS_DRAFT}) as "startedToday",
  (select count(*)::int from draft d where d.finished_at >= $1 and ${IS_FINISHED_DRAFT}) as "finishedToday",
  (select count(*)::int from member where created_at >= $1 and not is_guest and deleted_at is null) as "newMembers"`;

/** What is known beside the main database: templates that run short, tables stuck elsewhere, and pictures of this process. */
export interface OverviewNews {
  readonly short: readonly ShortTemplate[];
  /** Tables in further databases of which a turn is overdue for `STUCK_MS`. */
  readonly stuckElsewhere: readonly string[];
  readonly failedPictures: number;
  readonly pictures: Overview['pictures'];
}

/** What happens now, what was changed last and what needs repair. */
export async function readOverview(sql: Sql, nowMs: number, news: OverviewNews): Promise<Overview> {
  const midnight = new Date(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const [figures] = await sql.query<Figures>(FIGURES, [midnight]);
  if (!figures) throw new Error('The overview could not be counted.');
  const query = { search: '', page: 1, pageRows: LATEST };
  const { rows } = await readTablePage<ActivityRow>(sql, activityTable, query);
  const { hits, misses, failed } = news.pictures;
  return {
    ...figures,
    pictures: { hits, misses, failed },
    latest: rows,
    toRepair: await readToRepair(sql, nowMs, news),
  };
}

interface Needing {
  readonly stuck: string[];
  readonly reports: number;
  readonly nameOnly: number;
  readonly bare: number;
}

async function readToRepair(
  sql: Sql,
  nowMs: number,
  { short, stuckElsewhere, failedPictures }: OverviewNews,
): Promise<ToRepair[]> {
  const [counts] = await sql.query<Needing>(
    `select
       array(select distinct l.draft_id from deadline l join draft d on d.id = l.draft_id
         where l.due_at < $1 and d.shard is null) as stuck,
       (select count(*)::int from chat_report where settled_at is null) as reports,
       (select count(*)::int from card c join game g on g.id = c.game_id where c.is_name_only and g.status = 'published') as "nameOnly",
       (select count(*)::int from card c where not exists (select 1 from printing p where p.card_id = c.id)) as bare`,
    [new Date(nowMs - STUCK_MS)],
  );
  if (!counts) return [];
  const { reports, nameOnly, bare } = counts;
  const stuck = [...counts.stuck, ...stuckElsewhere];
  const [first] = short;
  const line = (key: ToRepair['key'], count: number): ToRepair => ({
    ...{ key, count, detail: '', game: null, drafts: [] },
  });
  const lines = [
    { ...line('stuck', stuck.length), drafts: stuck },
    line('reports', reports),
    line('nameOnly', nameOnly),
    line('bare', bare),
    {
      ...line('short', short.length),
      ...(first && { detail: `${first.name}: ${first.sentence}`, game: first.game }),
    },
    line('pictures', failedPictures),
  ];
  return lines.filter(({ count }) => count > 0);
}
