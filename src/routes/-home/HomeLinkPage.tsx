import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { guestRoutes } from '#contract/routes/guests.ts';
import { linkRoutes } from '#contract/routes/links.ts';
import { createClient } from '#src/api/client.ts';
import type { ReplayAddress } from '#src/machines/replay/replayPlaces.ts';
import type { Invitation } from '#src/machines/tables/invitation.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { enterAsGuest } from '#src/ui/features/home/enterAsGuest.ts';
import { InvitationScreen } from '#src/ui/features/links/InvitationScreen.tsx';
import { LinkGone } from '#src/ui/features/links/LinkGone.tsx';
import type { InvitationPorts } from '#src/ui/features/links/useInvitation.ts';
import { SharedScreen } from '#src/ui/features/results/SharedScreen.tsx';
import { PendingScreen } from '#src/ui/features/shell/PendingScreen.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { PollQuestion } from '../-events/PollQuestion.tsx';
import { stepsIn } from './homeLink.ts';
import { type AskedLink, type LinkedPage, loadHomeLink } from './homeLinkLoader.ts';

const home = getRouteApi('/');

/** The engine comes with it, which no other link needs. */
const PracticePage = late(() => import('../-drafts/PracticePage.tsx'), 'PracticePage');
const SharedListPage = late(() => import('../-lists/SharedListPage.tsx'), 'SharedListPage');

/**
 * What the link in Home's address opens, in Home's place: readable without signing in, and nothing in it seats anybody by
 * itself. Null where the address has no link.
 */
export async function homeLinkPage(asked: AskedLink) {
  const page = await loadHomeLink(asked);
  return page && <HomeLinkPage page={page} />;
}

function HomeLinkPage({ page }: { readonly page: LinkedPage }) {
  switch (page.kind) {
    case 'table':
    case 'event':
      return <Invited key={page.code} page={page} />;
    case 'result':
      return <Shared page={page} />;
    case 'poll':
      return <PollQuestion poll={page.poll} />;
    case 'practice':
      return (
        <Suspense fallback={<PendingScreen />}>
          <PracticePage />
        </Suspense>
      );
    case 'shared':
      return (
        <Suspense fallback={<PendingScreen />}>
          <SharedListPage />
        </Suspense>
      );
    case 'gone':
      return <Gone of={page.of} />;
  }
}

type PageOf<Kind> = Extract<LinkedPage, { readonly kind: Kind }>;

function Invited({ page }: { readonly page: PageOf<'table' | 'event'> }) {
  const { api, session } = home.useRouteContext();
  const router = useRouter();
  const { kind, code, invited } = page;
  const ports = useMemo((): InvitationPorts => {
    const links = createClient(linkRoutes, api);
    const guests = createClient(guestRoutes, api);
    const look = async (body: { readonly code: string }, signal?: AbortSignal): Promise<Invitation> => {
      const options = signal ? { signal } : {};
      return kind === 'table'
        ? { kind, ...(await links.tableLink({ body }, options)) }
        : { kind, ...(await links.eventLink({ body }, options)) };
    };
    return {
      look: (asked, signal) => look({ code: asked }, signal),
      check: async (asked, name, signal) => {
        if (name !== null && kind === 'table')
          await guests.guestNameCheck({ body: { code: asked, name } }, { signal });
        return look({ code: asked }, signal);
      },
      enter: async ({ invitation, name, wantsSeat }, asked) => {
        await enterAsGuest(session);
        if (name !== null) {
          await guests.guestNameSet({ body: kind === 'table' ? { name, code: asked } : { name } });
          session.send({ type: 'user.changed' });
        }
        if (invitation.kind === 'event')
          return router.navigate({
            to: '/drafts/$draftId',
            params: { draftId: invitation.eventId },
            search: { tab: 'event', key: asked },
          });
        return router.navigate({
          to: '/drafts/$draftId',
          params: { draftId: invitation.draftId },
          search: { code: asked },
          state: { wantsSeat },
        });
      },
    };
  }, [api, session, router, kind]);
  const here = kind === 'table' ? `/?join=${code}` : `/?event=${code}`;
  return <InvitationScreen kind={kind} input={{ code, invited }} ports={ports} here={here} />;
}

function Shared({ page: { shared } }: { readonly page: PageOf<'result'> }) {
  const navigate = useNavigate({ from: '/' });
  const onMoved = useCallback(
    (moved: ReplayAddress) =>
      void navigate({
        search: ({ result }) => ({ ...moved, ...(result !== undefined && { result }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <SharedScreen shared={shared} address={stepsIn({ ...home.useSearch() })} onMoved={onMoved} />;
}

function Gone({ of }: { readonly of: 'result' | 'poll' }) {
  const t = useMessages('links');
  return of === 'result' ? (
    <LinkGone title={t('resultGone')} hint={t('resultGoneHint')} />
  ) : (
    <LinkGone title={t('pollGone')} hint={t('pollGoneHint')} />
  );
}
