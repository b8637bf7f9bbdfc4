import type { Database } from '../db/open.ts';
import type { Mail } from '../mail/mail.ts';
import type { UnsubscribeLinks } from '../mail/unsubscribeLink.ts';

/** What the notices of correspondence tables need. */
export interface TurnPorts {
  readonly db: Database;
  readonly mail: Mail;
  readonly links: UnsubscribeLinks;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** The address of a table's draft room. */
export const roomPath = (draftId: string) => `/drafts/${draftId}/room`;
