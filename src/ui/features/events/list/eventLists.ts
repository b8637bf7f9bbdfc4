import type { EventList } from '#contract/events/eventView.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { Asked } from '../../../components/answer.ts';

/** What the list of events shows, as its loader asked for it. */
export interface EventLists {
  readonly own: Asked<EventList>;
  readonly open: Asked<EventList>;
  /** What a new event can draft; null while nobody hosts one. */
  readonly games: Asked<readonly GameSummary[]> | null;
}
