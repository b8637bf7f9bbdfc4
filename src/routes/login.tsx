import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginScreen } from '#src/ui/members/LoginScreen.tsx';
import { requireNoMember } from './-guards.ts';
import { loginSearchSchema, thirdPartyReturnOf } from './-thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-useGoOnAfterSignIn.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Log in', frame: 'bare' },
  validateSearch: loginSearchSchema,
  beforeLoad: async ({ context, search, preload }) => {
    const outcome = thirdPartyReturnOf(search);
    if (outcome && !preload) {
      context.session.send({ type: 'thirdParty.returned', outcome });
      throw redirect({ to: '/login', search: { redirect: search.redirect }, replace: true });
    }
    await requireNoMember(context, search.redirect);
  },
  loader: ({ context }) => context.loadDemoAccounts(),
  component: function Login() {
    const search = Route.useSearch();
    useGoOnAfterSignIn(search.redirect);
    return <LoginScreen demoAccounts={Route.useLoaderData()} redirect={search.redirect} />;
  },
});
