import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/ui/features/auth/LoginScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { providersOf } from './-account/providers.ts';
import { loginSearchSchema } from './-account/thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-account/useGoOnAfterSignIn.ts';
import { requireNoMember } from './-guards.ts';

export const Route = createFileRoute('/login')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search }) => requireNoMember(context, search.redirect),
  loader: async ({ context }) => {
    const [demoAccounts, providers] = await Promise.all([
      context.loadDemoAccounts(),
      providersOf(context),
      loadMessages('auth', 'common'),
    ]);
    return { demoAccounts, providers };
  },
  component: function Login() {
    const { redirect } = Route.useSearch();
    const { demoAccounts, providers } = Route.useLoaderData();
    useGoOnAfterSignIn(redirect);
    return <LoginScreen demoAccounts={demoAccounts} providers={providers} redirect={redirect} />;
  },
});
