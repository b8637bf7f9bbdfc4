import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { can } from '#contract/can.ts';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { withMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { TabLinks } from '../../system/TabLinks.tsx';
import type { OwnGuestNamePorts } from '../guests/OwnGuestName.tsx';
import type { LoadHookPorts } from './hooks/hookPorts.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { LoadingTab } from './ProfileSkeleton.tsx';
import type { HistoryPages, LateCalls, OwnData, ProfileTab } from './profilePorts.ts';
import { shownTab } from './shownTab.ts';

const OwnGuestName = late(() => withMessages(import('../guests/OwnGuestName.tsx'), 'guests'), 'OwnGuestName');
const CardTab = late(() => import('./card/CardTab.tsx'), 'CardTab');
const DraftingTab = late(() => import('./choices/DraftingTab.tsx'), 'DraftingTab');
const SoundsTab = late(() => import('./choices/SoundsTab.tsx'), 'SoundsTab');
const TurnNotices = late(() => import('./notices/TurnNotices.tsx'), 'TurnNotices');
const AccessibilityTab = late(() => import('./choices/AccessibilityTab.tsx'), 'AccessibilityTab');
const HooksTab = late(() => withMessages(import('./hooks/HooksTab.tsx'), 'webHooks'), 'HooksTab');
const AccountTab = late(() => import('./account/AccountTab.tsx'), 'AccountTab');

const MEMBER_TABS = ['card', 'drafting', 'sounds', 'accessibility', 'account'] as const;
const HOOK_TABS = [...MEMBER_TABS, 'hooks'] as const;
const GUEST_TABS = ['drafting', 'sounds', 'accessibility'] as const;

export interface ProfileScreenProps {
  readonly user: CurrentUser;
  readonly tab: ProfileTab;
  readonly data: OwnData;
  readonly calls: LateCalls;
  readonly pages: HistoryPages;
  /** Handle, picture, address or second factor are other ones now. */
  readonly onChanged: () => void;
  readonly onLogOut: () => void;
  /** What a guest is called. */
  readonly guestName: OwnGuestNamePorts;
  readonly loadHooks: LoadHookPorts;
}

/** Your profile; a guest has the choices only, and the way to keep what was drafted. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user } = props;
  const t = useMessages('profile');
  const tab = shownTab(user, props.tab);
  return (
    <ProfileFrame>
      <Heading as="h1" size="lg" mb="3">
        {t('title')}
      </Heading>
      {user.isGuest && <KeepYourDrafts name={ownNameOf(user)} />}
      {user.isGuest && (
        <Suspense>
          <OwnGuestName ports={props.guestName} />
        </Suspense>
      )}
      <ProfileTabs user={user} tab={tab} />
      <Suspense key={tab} fallback={<LoadingTab tab={tab} />}>
        <Part {...props} tab={tab} />
      </Suspense>
    </ProfileFrame>
  );
}

function Part({ user, tab, data, calls, pages, onChanged, onLogOut, loadHooks }: ProfileScreenProps) {
  if (data.kind === 'card')
    return (
      <CardTab card={data.card} history={data.history} pages={pages} calls={calls} onChanged={onChanged} />
    );
  if (data.kind === 'account')
    return (
      <AccountTab
        user={user}
        account={data.account}
        sessions={data.sessions}
        calls={calls}
        onChanged={onChanged}
        onLogOut={onLogOut}
      />
    );
  switch (tab) {
    case 'sounds':
      return (
        <SoundsTab>
          <TurnNotices isGuest={user.isGuest} />
        </SoundsTab>
      );
    case 'hooks':
      return <HooksTab loadHooks={loadHooks} />;
    case 'accessibility':
      return <AccessibilityTab />;
    default:
      return <DraftingTab />;
  }
}

function ProfileTabs({ user, tab }: Readonly<{ user: CurrentUser; tab: ProfileTab }>) {
  const t = useMessages('profile');
  const needsAttention = !user.isVerified || user.mustAddSecondFactor === true;
  const tabs = user.isGuest ? GUEST_TABS : can(user, 'makeHooks') ? HOOK_TABS : MEMBER_TABS;
  return (
    <TabLinks label={t('title')}>
      {tabs.map((one) => (
        <Link
          key={one}
          to="/profile"
          search={{ tab: one }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={one === tab ? 'page' : undefined}
        >
          {t('tab', { tab: one })}
          {one === 'account' && needsAttention && (
            <>
              <Box flex="none" boxSize="2" borderRadius="2px" background="warn.fg" aria-hidden="true" />
              <VisuallyHidden>{t('needsAttention')}</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
    </TabLinks>
  );
}

function KeepYourDrafts({ name }: { readonly name: string }) {
  const t = useMessages('profile');
  return (
    <Flex as="section" layerStyle="lit" wrap="wrap" align="center" columnGap="6" rowGap="4" p="5" mb="4">
      <Box flex="1" minWidth="min(100%, 20em)">
        <Heading as="h2">{t('keepDrafts')}</Heading>
        <Text mt="1" color="fg.muted">
          {t('keepDraftsHint', { name })}
        </Text>
      </Box>
      <Button asChild variant="solid">
        <Link to="/register">{t('createAccount')}</Link>
      </Button>
    </Flex>
  );
}
