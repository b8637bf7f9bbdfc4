import * as z from 'zod/mini';
import type { Reply } from './refusals.ts';

/** How long people whom a table was found for have to say that they are there. */
export const READY_SECONDS = 45;
/** How long the one who waits longest waits before bots fill the table. */
export const BOTS_AFTER_SECONDS = 300;
/** How long a place is kept for somebody whose last line is gone. */
export const ABSENCE_SECONDS = 60;
/** A table of the queue has at most this many seats. */
export const QUEUE_SEATS = 8;

const slug = z.string().check(z.minLength(1), z.maxLength(64));

/** When bots may fill the table of somebody who waits: after the wait, as soon as all who wait want it, or never. */
export const botsWishSchema = z.enum(['afterWait', 'now', 'never']);
export type BotsWish = z.infer<typeof botsWishSchema>;

/** `QueueSit` of the hub. In the queue one sits in already it only changes the wish; another queue begins anew. */
export const queueSitSchema = z.object({ game: slug, template: slug, bots: botsWishSchema });
export type QueueSit = z.infer<typeof queueSitSchema>;

/** `QueueAnswer` of the hub: whether one is there for the table that was found. */
export const queueAnswerSchema = z.object({ matchId: slug, isThere: z.boolean() });
export type QueueAnswer = z.infer<typeof queueAnswerSchema>;

/** What is waited for: a template of a game, with the seats of its table. */
export interface QueueKind {
  readonly game: { readonly slug: string; readonly name: string };
  readonly template: { readonly slug: string; readonly name: string };
  readonly seats: number;
}

/** A queue in which somebody waits. `botsAtMs` is when bots fill it, null while nobody who waits wants any. */
export interface QueueLine extends QueueKind {
  readonly waiting: number;
  readonly botsAtMs: number | null;
}

/**
 * Where the asker stands. `waiting`: with how many others, and how many of those who take bots (`withBots`) want them now.
 * `found`: `people` are asked, `there` have said yes. `seated`: at a table that the queue formed and that is not over.
 */
export type QueueStanding =
  | { readonly kind: 'none' }
  | (QueueLine & {
      readonly kind: 'waiting';
      readonly sinceMs: number;
      readonly bots: BotsWish;
      readonly withBots: number;
      readonly wantNow: number;
    })
  | (QueueKind & {
      readonly kind: 'found';
      readonly matchId: string;
      readonly people: number;
      readonly there: number;
      readonly isThere: boolean;
      readonly dueAtMs: number;
    })
  | { readonly kind: 'seated'; readonly draftId: string; readonly isBeingDrafted: boolean };

/** The queue as one person sees it. Of the others only their number is told. */
export interface QueueView {
  readonly mine: QueueStanding;
  readonly lines: readonly QueueLine[];
  readonly nowMs: number;
}

/** What a client may ask of the queue; each answers with the queue as it stands after it. */
export interface QueueMethods {
  /** From now on the queue is told, and the asker counts as being here. */
  WatchQueue(): Promise<Reply<QueueView>>;
  /** The asker does not look any more; a place is kept for a while. */
  LeaveQueuePage(): Promise<Reply<null>>;
  QueueSit(request: QueueSit): Promise<Reply<QueueView>>;
  /** Gives the place up; where a table was found, it is a no to it. */
  QueueLeave(): Promise<Reply<QueueView>>;
  QueueAnswer(request: QueueAnswer): Promise<Reply<QueueView>>;
}

/** What the server tells those who watch the queue. */
export interface QueueMessages {
  queue: QueueView;
}
