import { createFileRoute } from '@tanstack/react-router';
import { OauthRegistrationScreen } from '#src/ui/features/auth/registration/OauthRegistrationScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { loginSearchSchema } from './-account/thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-account/useGoOnAfterSignIn.ts';

export const Route = createFileRoute('/oauth-registration')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  validateSearch: loginSearchSchema,
  loader: async ({ context, preload }) => {
    const [accounts] = await Promise.all([context.accounts(), loadMessages('auth', 'common')]);
    const identity = await accounts.pendingIdentity();
    if (identity && !preload) context.session.send({ type: 'identity.pending' });
    return identity;
  },
  component: function OauthRegistration() {
    const { redirect } = Route.useSearch();
    useGoOnAfterSignIn(redirect);
    return <OauthRegistrationScreen identity={Route.useLoaderData()} redirect={redirect} />;
  },
});
