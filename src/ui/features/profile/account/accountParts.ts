import type { Account } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { LateCalls } from '../profilePorts.ts';

/** What every panel and dialog of the account reaches. */
export interface AccountParts {
  readonly user: CurrentUser;
  readonly account: Account;
  readonly calls: LateCalls;
  /** Something of it was changed: it is loaded again, and the session learns of it. */
  readonly onChanged: () => void;
}

/** What a dialog of the account is given. */
export interface AccountDialogProps extends AccountParts {
  readonly onClose: () => void;
}
