import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberError } from '#src/ui/shell/MemberError.tsx';
import { requireSignIn } from './-guards.ts';

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => ({ me: await requireSignIn(context, location.href) }),
  component: Outlet,
  errorComponent: MemberError,
});
