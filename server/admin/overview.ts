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
const STUCK_MS = 120_000;
const LATEST = 8;

type Figures = Omit<Overview, 'latest' | 'toRepair'>;

const FIGURES = `select
  (select count(*)::int from draft d where ${draftsTable.where}) as tables,
  (select count(*)::int from draft d where d.status in ('lobby', 'countdown')) as "inLobby",
  (select count(distinct s.member_id)::int from seat s join draft d on d.id = s.draft_id where ${draftsTable.where}) as people,
  (select count(*)::int from draft d where d.started_at >= $1 and ${IS_DRAFT}) as "startedToday",
  (select count(*)::int from draft d where d.finished_at >= $1 and ${IS_FINISHED_DRAFT}) as "finishedToday",
  (select count(*)::int from member where created_at >= $1 and not is_guest and deleted_at is null) as "newMembers"`;

/** What is known beside the database: templates that run short, and pictures that failed in this process. */
export interface OverviewNews {
  readonly short: readonly ShortTemplate[];
  readonly failedPictures: number;
}

/** What happens now, what was changed last and what wants repair. */
export async function readOverview(sql: Sql, nowMs: number, news: OverviewNews): Promise<Overview> {
  const midnight = new Date(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const [figures] = await sql.query<Figures>(FIGURES, [midnight]);
  if (!figures) throw new Error('The overview could not be counted.');
  const query = { search: '', page: 1, pageRows: LATEST };
  const { rows } = await readTablePage<ActivityRow>(sql, activityTable, query);
  return { ...figures, latest: rows, toRepair: await readToRepair(sql, nowMs, news) };
}

async function readToRepair(sql: Sql, nowMs: number, news: OverviewNews): Promise<ToRepair[]> {
  const [counts] = await sql.query<{ stuck: number; reports: number; nameOnly: number; bare: number }>(
    `select
       (select count(distinct draft_id)::int from deadline where due_at < $1) as stuck,
       (select count(*)::int from chat_report where settled_at is null) as reports,
       (select count(*)::int from card c join game g on g.id = c.game_id where c.is_name_only and g.status = 'published') as "nameOnly",
       (select count(*)::int from card c where not exists (select 1 from printing p where p.card_id = c.id)) as bare`,
    [new Date(nowMs - STUCK_MS)],
  );
  if (!counts) return [];
  const wanted: (ToRepair & { readonly count: number })[] = [
    {
      key: 'stuck',
      count: counts.stuck,
      title: `${tables(counts.stuck)} past the clock`,
      words: 'A turn is overdue for two minutes and nobody took it. Repair reads the table anew.',
      screen: 'tables',
    },
    {
      key: 'reports',
      count: counts.reports,
      title: counts.reports === 1 ? 'One chat report' : `${counts.reports} chat reports`,
      words: 'Lines of chat that players reported and nobody has looked at.',
      screen: 'users',
    },
    {
      key: 'nameOnly',
      count: counts.nameOnly,
      title:
        counts.nameOnly === 1
          ? 'One card is only a name'
          : `${counts.nameOnly.toLocaleString('en')} cards are only names`,
      words: 'They are drawn as text until an import or somebody says more of them.',
      screen: 'cards',
    },
    {
      key: 'bare',
      count: counts.bare,
      title:
        counts.bare === 1
          ? 'One card without a printing'
          : `${counts.bare.toLocaleString('en')} cards without a printing`,
      words: 'No pack can hold them, since packs are made of printings.',
      screen: 'cards',
    },
  ];
  wanted.push(...newsLines(news));
  return wanted.filter(({ count }) => count > 0).map(({ count: _, ...line }) => line);
}

function newsLines({ short, failedPictures }: OverviewNews): (ToRepair & { readonly count: number })[] {
  const [first] = short;
  const failed = failedPictures.toLocaleString('en');
  return [
    {
      key: 'short',
      count: short.length,
      title:
        short.length === 1 ? 'One template runs out of cards' : `${short.length} templates run out of cards`,
      words: first ? `${first.name}: ${first.sentence}` : '',
      screen: 'pack-definitions',
    },
    {
      key: 'pictures',
      count: failedPictures,
      title: failedPictures === 1 ? 'One picture failed' : `${failed} pictures failed`,
      words: 'Other sites did not give them, so their cards are shown as text. The image cache says why.',
      screen: 'image-cache',
    },
  ];
}

const tables = (count: number) => (count === 1 ? 'One table' : `${count} tables`);
