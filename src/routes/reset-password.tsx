import { createFileRoute } from '@tanstack/react-router';
import { END_TOKEN_START } from '#contract/members/account.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { EndWayInScreen, WayInLinkGone } from '#src/ui/features/auth/EndWayInScreen.tsx';
import { ResetScreen } from '#src/ui/features/auth/password/ResetScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { startWayInEnd } from './-account/wayInEnd.ts';

export const Route = createFileRoute('/reset-password')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  loader: async ({ context }) => {
    const token = context.mailedToken.for('/reset-password');
    const isEnd = token?.startsWith(END_TOKEN_START) ?? false;
    const [ending] = await Promise.all([
      token !== null && isEnd ? startWayInEnd(context, token) : null,
      loadMessages('auth', 'common', 'waysIn'),
    ]);
    return { isEnd, ending };
  },
  component: function Reset() {
    const { accounts, mailedToken, session } = Route.useRouteContext();
    const { isEnd, ending } = Route.useLoaderData();
    if (ending) return <EndWayInScreen {...ending} />;
    if (isEnd) return <WayInLinkGone />;
    const reset = async (token: string, password: string) => {
      await (await accounts()).resetPassword(token, password);
      mailedToken.spend();
      // All sessions of the account have ended; asked now, the session learns whether this browser's was one of them.
      if (selectUser(session.getSnapshot())) (await accounts()).account().catch(() => undefined);
    };
    return <ResetScreen token={mailedToken.for('/reset-password')} reset={reset} />;
  },
});
