import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { ForgotScreen } from '#src/ui/members/ForgotScreen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address typed on Login, so that nobody types it twice; never part of the address line. */
    typedEmail?: string;
  }
}

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot your password', frame: 'bare' },
  loader: async ({ context }) => (await context.loadDemoAccounts()).length > 0,
  component: function Forgot() {
    const { accounts } = Route.useRouteContext();
    const typedBefore = useRouterState({ select: ({ location }) => location.state.typedEmail ?? '' });
    return (
      <ForgotScreen
        typedBefore={typedBefore}
        isDemo={Route.useLoaderData()}
        sendLink={async (email) => (await accounts()).forgotPassword(email)}
      />
    );
  },
});
