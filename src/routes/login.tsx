import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/ui/features/auth/LoginScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { loginPrompts } from './-account/passkeys.ts';
import { waysToSignIn } from './-account/providers.ts';
import { loginSearchSchema } from './-account/thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-account/useGoOnAfterSignIn.ts';
import { requireNoMember } from './-guards.ts';

export const Route = createFileRoute('/login')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search }) => requireNoMember(context, search.redirect),
  loader: async ({ context }) => {
    const [demoAccounts, ways] = await Promise.all([
      context.loadDemoAccounts(),
      waysToSignIn(context),
      loadMessages('auth', 'common'),
    ]);
    return {
      demoAccounts,
      providers: ways.providers,
      prompts: loginPrompts(ways.offersPasskeys),
    };
  },
  component: function Login() {
    const { redirect } = Route.useSearch();
    const { demoAccounts, providers, prompts } = Route.useLoaderData();
    useGoOnAfterSignIn(redirect);
    return (
      <LoginScreen demoAccounts={demoAccounts} providers={providers} prompts={prompts} redirect={redirect} />
    );
  },
});
