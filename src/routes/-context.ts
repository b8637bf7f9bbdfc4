import type { DemoAccount } from '#contract/routes/demo.ts';
import type { Api } from '#src/api/api.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import type { NotificationQueueActor } from '#src/machines/notices/notificationQueue.ts';
import type { SessionActor } from '#src/machines/session/session.ts';
import type { AccountPorts } from './-account/accounts.ts';
import type { MailedToken } from './-account/mailedToken.ts';
import type { TableCalls } from './-drafts/tableCalls.ts';

/** What every guard and loader is given: the actors themselves, never a snapshot of them. */
export interface RouterContext {
  readonly session: SessionActor;
  readonly notices: NotificationQueueActor;
  readonly api: Api;
  readonly drafts: TableCalls;
  /** Calls about accounts, loaded when they are first needed. */
  readonly accounts: () => Promise<AccountPorts>;
  /** The live line, loaded when it is first needed. */
  readonly liveTables: () => Promise<LiveTables>;
  readonly mailedToken: MailedToken;
  readonly loadDemoAccounts: () => Promise<readonly DemoAccount[]>;
}
