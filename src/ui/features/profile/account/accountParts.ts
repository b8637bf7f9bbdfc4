import type { Account } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { LateCalls } from '../profilePorts.ts';

/** What every panel and dialog of the account reaches. */
export interface AccountParts {
  readonly user: CurrentUser;
  readonly account: Account;
  readonly calls: LateCalls;
  /**
   * Shows the account as it is now, read again where it is not given, and tells the session that it is another one now.
   */
  readonly onChanged: (changed?: Account) => void;
}

/** What a dialog of the account is given. */
export interface AccountDialogProps extends AccountParts {
  readonly onClose: () => void;
}
