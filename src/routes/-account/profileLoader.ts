import type { PublicCard } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { failureOf } from '#src/machines/failure.ts';
import { asked } from '#src/ui/components/answer.ts';
import type {
  LateCalls,
  ProfileCalls,
  ProfileData,
  ProfileTab,
} from '#src/ui/features/profile/profilePorts.ts';
import { shownTab } from '#src/ui/features/profile/shownTab.ts';

interface ProfileDeps {
  readonly tab: ProfileTab;
  /** Another member, or nobody in particular. */
  readonly member: string | undefined;
  /** Of the finished drafts, from 1. */
  readonly page: number;
}

/**
 * Asks for what the address shows, and waits for none of it: each part has a skeleton of its own. `onOther` is called where
 * the account is another one than `me`.
 */
export function askForProfile(
  accounts: LateCalls,
  me: CurrentUser,
  { tab, member, page }: ProfileDeps,
  signal: AbortSignal,
  onOther: () => void,
): ProfileData {
  const ask = <Value>(call: (calls: ProfileCalls) => Promise<Value>) => asked(accounts().then(call));
  const historyOf = (memberId: string) => ask((calls) => calls.history(memberId, page, { signal }));
  if (member !== undefined && member !== me.userId)
    return {
      kind: 'other',
      memberId: member,
      card: ask((calls) => cardOrNobody(calls, member, signal)),
      history: historyOf(member),
    };
  switch (shownTab(me, tab)) {
    case 'card':
      return {
        kind: 'card',
        card: ask((calls) => calls.card(me.userId, { signal })),
        history: historyOf(me.userId),
      };
    case 'account':
      return {
        kind: 'account',
        account: ask(async (calls) => {
          const account = await calls.account({ signal });
          // A mailed link that was opened elsewhere changes the account behind this page.
          if (account.email !== me.email || account.isVerified !== me.isVerified) onOther();
          return account;
        }),
        sessions: ask((calls) => calls.sessions({ signal })),
      };
    default:
      return { kind: 'choices' };
  }
}

const NOT_FOUND = 404;

async function cardOrNobody(
  { card }: ProfileCalls,
  memberId: string,
  signal: AbortSignal,
): Promise<PublicCard | null> {
  try {
    return await card(memberId, { signal });
  } catch (thrown) {
    if (failureOf(thrown).status === NOT_FOUND) return null;
    throw thrown;
  }
}
