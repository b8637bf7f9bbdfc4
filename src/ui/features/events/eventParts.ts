import type { EventCommand } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { CurrentUser } from '#contract/members/members.ts';

/** What the parts of the event page show and may ask. */
export interface EventParts {
  readonly view: EventView;
  readonly me: CurrentUser;
  /** The place of the reader among the players; null for those who only look on. */
  readonly mine: number | null;
  readonly isHost: boolean;
  /** What is on its way to the server; nothing else is asked meanwhile. */
  readonly asked: EventCommand | null;
  /** Why the last thing that was asked was not done. */
  readonly refusal: string | null;
  readonly ask: (command: EventCommand) => void;
}
