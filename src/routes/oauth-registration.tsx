import { createFileRoute } from '@tanstack/react-router';
import { OauthRegistrationScreen } from '#src/ui/members/OauthRegistrationScreen.tsx';
import { loginSearchSchema } from './-thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-useGoOnAfterSignIn.ts';

export const Route = createFileRoute('/oauth-registration')({
  staticData: { title: 'Choose your handle', frame: 'bare' },
  validateSearch: loginSearchSchema,
  loader: async ({ context, preload }) => {
    const identity = await (await context.accounts()).pendingIdentity();
    if (identity && !preload) context.session.send({ type: 'identity.pending' });
    return identity;
  },
  component: function OauthRegistration() {
    const { redirect } = Route.useSearch();
    useGoOnAfterSignIn(redirect);
    return <OauthRegistrationScreen identity={Route.useLoaderData()} redirect={redirect} />;
  },
});
