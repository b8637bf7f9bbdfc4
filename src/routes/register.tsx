import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#src/ui/features/auth/registration/RegisterScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { providersOf } from './-account/providers.ts';
import { loginSearchSchema } from './-account/thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-account/useGoOnAfterSignIn.ts';
import { requireNoMember } from './-guards.ts';

export const Route = createFileRoute('/register')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search }) => requireNoMember(context, search.redirect),
  loader: async ({ context }) => {
    const [providers] = await Promise.all([providersOf(context), loadMessages('auth', 'common')]);
    return providers;
  },
  component: function Register() {
    const { redirect } = Route.useSearch();
    useGoOnAfterSignIn(redirect);
    return <RegisterScreen providers={Route.useLoaderData()} redirect={redirect} />;
  },
});
