import { createFileRoute } from '@tanstack/react-router';
import { selectUser } from '#src/machines/sessionSelectors.ts';
import { ResetScreen } from '#src/ui/members/ResetScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/reset-password')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Choose a new password', frame: 'bare' },
  loader: () => loadMessages('auth', 'common'),
  component: function Reset() {
    const { accounts, mailedToken, session } = Route.useRouteContext();
    const reset = async (token: string, password: string) => {
      await (await accounts()).resetPassword(token, password);
      mailedToken.spend();
      // All sessions of the account have ended; asked now, the session learns whether this browser's was one of them.
      if (selectUser(session.getSnapshot())) (await accounts()).account().catch(() => undefined);
    };
    return <ResetScreen token={mailedToken.for('/reset-password')} reset={reset} />;
  },
});
