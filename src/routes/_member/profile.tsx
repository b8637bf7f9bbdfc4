import { createFileRoute, stripSearchParams, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { can } from '#contract/can.ts';
import type { OwnGuestNamePorts } from '#src/ui/features/guests/OwnGuestName.tsx';
import { OthersCard } from '#src/ui/features/profile/card/OthersCard.tsx';
import { linkedWords, notLinkedWords } from '#src/ui/features/profile/linkingWords.ts';
import { ProfilePending } from '#src/ui/features/profile/ProfilePending.tsx';
import { ProfileScreen } from '#src/ui/features/profile/ProfileScreen.tsx';
import { PROFILE_TABS } from '#src/ui/features/profile/profilePorts.ts';
import { useNotify, useUser } from '#src/ui/features/shell/actors.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { askForProfile } from '../-account/profileLoader.ts';
import { optionalFrom } from '../-optionalNumber.ts';
import { optionalText } from '../-optionalText.ts';

const searchSchema = z.object({
  tab: z._default(z.catch(z.enum(PROFILE_TABS), 'card'), 'card'),
  /** Another member's card. */
  member: optionalText,
  /** Of the finished drafts, from the second on. */
  page: optionalFrom(2),
  /** Set by the way back from a provider: which one was linked, or why none was. */
  linked: optionalText,
  error: optionalText,
});

export const Route = createFileRoute('/_member/profile')({
  staticData: { isRefreshed: true },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams({ tab: 'card' as const })] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  loaderDeps: ({ search: { tab, member, page = 1 } }) => ({ tab, member, page }),
  loader: async ({ context: { accounts, me, session }, deps, abortController }) => {
    const data = askForProfile(accounts, me, deps, abortController.signal, () =>
      session.send({ type: 'user.changed' }),
    );
    await loadMessages('profile', 'common', 'events');
    return data;
  },
  pendingComponent: ProfilePending,
  component: Profile,
});

function Profile() {
  const { me, accounts, session, api } = Route.useRouteContext();
  const guestName = useMemo((): OwnGuestNamePorts => {
    const names = async () => (await import('../-account/guestNames.ts')).guestNames(api).own;
    return {
      load: async () => (await names()).load(),
      save: async (name) => {
        await (await names()).save(name);
        session.send({ type: 'user.changed' });
      },
    };
  }, [api, session]);
  const user = useUser() ?? me;
  const isAdmin = can(user, 'administer') && user.mustAddSecondFactor !== true;
  const loadHooks = useCallback(
    async () => (await import('../-account/hookPorts.ts')).hookPorts(api, isAdmin),
    [api, isAdmin],
  );
  const { tab, page = 1 } = Route.useSearch();
  const data = Route.useLoaderData();
  const router = useRouter();
  useLinkingNotice();
  const onChanged = () => {
    session.send({ type: 'user.changed' });
    void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  };
  const navigate = useNavigate({ from: Route.fullPath });
  const onPage = useCallback(
    (wanted: number) =>
      void navigate({
        to: '/profile',
        search: (search) => ({ ...search, page: wanted > 1 ? wanted : undefined }),
        resetScroll: false,
      }),
    [navigate],
  );
  const pages = { page, onPage };
  // Home first: a log-out on this page would lead to Login with the way back here.
  const onLogOut = useCallback(
    () => void navigate({ to: '/' }).then(() => session.send({ type: 'logout.asked' })),
    [navigate, session],
  );
  if (data.kind === 'other')
    return <OthersCard key={data.memberId} card={data.card} history={data.history} pages={pages} />;
  return (
    <ProfileScreen
      user={user}
      tab={tab}
      data={data}
      calls={accounts}
      pages={pages}
      onChanged={onChanged}
      onLogOut={onLogOut}
      guestName={guestName}
      loadHooks={loadHooks}
    />
  );
}

/** Tells once how linking a sign-in ended, then takes it out of the address. */
function useLinkingNotice() {
  const { accounts } = Route.useRouteContext();
  const { linked, error } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const notify = useNotify();
  const isTold = useRef(false);
  useEffect(() => {
    if ((linked === undefined && error === undefined) || isTold.current) return;
    isTold.current = true;
    const clean = () =>
      navigate({
        to: '/profile',
        search: (search) => ({ ...search, linked: undefined, error: undefined }),
        replace: true,
      });
    void clean();
    if (error !== undefined) notify({ kind: 'error', text: notLinkedWords(error) });
    else
      void accounts()
        .then(({ providers }) => providers())
        .then(
          (all) => all.find(({ id }) => id === linked)?.name ?? null,
          () => null,
        )
        .then((name) => notify({ kind: 'success', text: linkedWords(name) }));
  }, [linked, error, accounts, navigate, notify]);
}
