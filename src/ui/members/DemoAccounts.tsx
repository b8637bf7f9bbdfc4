import type { Credentials } from '#contract/members.ts';
import { Button } from '../kit/Button.tsx';
import './account.css';

/** An account that demo mode shows to everybody. */
export interface DemoAccountRow {
  readonly handle: string;
  readonly role: string;
  readonly password: string;
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccountRow[];
  readonly isBusy: boolean;
  readonly onChoose: (credentials: Credentials) => void;
}

/** What each role is for, as there is no other place where a newcomer would read it. */
const MAY: Readonly<Record<string, string>> = {
  Member: 'Member, drafts and hosts',
  PowerUser: 'PowerUser, also runs events',
  Admin: 'Admin, also keeps the games',
};

export function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ul>
        {accounts.map(({ handle, role, password }) => (
          <li key={handle}>
            <Button
              variant="soft"
              size="sm"
              isBusy={isBusy}
              onClick={() => onChoose({ login: handle, password })}
            >
              Log in as {handle}
            </Button>
            <span className="muted t14">
              {MAY[role] ?? role}
              <br />
              password <span className="num">{password}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
