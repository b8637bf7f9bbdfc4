import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RegisterScreen } from '#src/ui/members/RegisterScreen.tsx';
import { requireNoMember } from './-guards.ts';
import { loginSearchSchema } from './-thirdPartyReturn.ts';
import { useGoOnAfterSignIn } from './-useGoOnAfterSignIn.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: 'Create account', frame: 'bare' },
  validateSearch: z.pick(loginSearchSchema, { redirect: true }),
  beforeLoad: ({ context, search }) => requireNoMember(context, search.redirect),
  component: function Register() {
    const { redirect } = Route.useSearch();
    useGoOnAfterSignIn(redirect);
    return <RegisterScreen redirect={redirect} />;
  },
});
