import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import { Button } from '../../kit/Button.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { TabLinks } from '../../kit/TabLinks.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { OwnGuestNamePorts } from '../guests/OwnGuestName.tsx';
import { TabSkeleton } from './ProfileSkeleton.tsx';
import './profile.css';
import { late } from '../../kit/late.ts';
import type { HistoryPages, LateCalls, ProfileTab } from './profilePorts.ts';

const OwnGuestName = late(() => import('../guests/OwnGuestName.tsx'), 'OwnGuestName');
const CardTab = late(() => import('./card/CardTab.tsx'), 'CardTab');
const DraftingTab = late(() => import('./choices/DraftingTab.tsx'), 'DraftingTab');
const SoundsTab = late(() => import('./choices/SoundsTab.tsx'), 'SoundsTab');
const TurnNotices = late(() => import('../../correspondence/TurnNotices.tsx'), 'TurnNotices');
const AccessibilityTab = late(() => import('./choices/AccessibilityTab.tsx'), 'AccessibilityTab');
const AccountTab = late(() => import('./account/AccountTab.tsx'), 'AccountTab');

const TAB_WORDS: Readonly<Record<ProfileTab, string>> = {
  card: 'Public card',
  drafting: 'Drafting',
  sounds: 'Sounds and notices',
  accessibility: 'Accessibility',
  account: 'Account',
};

const MEMBER_TABS = ['card', 'drafting', 'sounds', 'accessibility', 'account'] as const;
const GUEST_TABS = ['drafting', 'sounds', 'accessibility'] as const;

export interface ProfileScreenProps {
  readonly user: CurrentUser;
  readonly tab: ProfileTab;
  readonly calls: LateCalls;
  readonly history: HistoryPages;
  /** Handle, picture, address or second factor are other ones now. */
  readonly onUserChanged: () => void;
  readonly onLogOut: () => void;
  /** What a guest is called. */
  readonly guestName: OwnGuestNamePorts;
}

/** The own profile; a guest has the choices only, and the way to keep what was drafted. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user } = props;
  const isForMembers = props.tab === 'card' || props.tab === 'account';
  const tab = user.isGuest && isForMembers ? 'drafting' : props.tab;
  return (
    <Lamp x="34%" y="260px" width="640px" height="380px">
      <div className="profile">
        <h1>Profile</h1>
        {user.isGuest && <KeepYourDrafts name={ownNameOf(user)} />}
        {user.isGuest && (
          <Suspense>
            <OwnGuestName ports={props.guestName} />
          </Suspense>
        )}
        <ProfileTabs user={user} tab={tab} />
        <Suspense fallback={<TabSkeleton tab={tab} />}>
          <Part {...props} tab={tab} />
        </Suspense>
      </div>
    </Lamp>
  );
}

function Part({ user, tab, calls, history, onUserChanged, onLogOut }: ProfileScreenProps) {
  switch (tab) {
    case 'card':
      return <CardTab user={user} calls={calls} history={history} onUserChanged={onUserChanged} />;
    case 'drafting':
      return <DraftingTab />;
    case 'sounds':
      return (
        <SoundsTab>
          <TurnNotices isGuest={user.isGuest} />
        </SoundsTab>
      );
    case 'accessibility':
      return <AccessibilityTab />;
    case 'account':
      return <AccountTab user={user} calls={calls} onUserChanged={onUserChanged} onLogOut={onLogOut} />;
  }
}

function ProfileTabs({ user, tab }: Readonly<{ user: CurrentUser; tab: ProfileTab }>) {
  const isWanting = !user.isVerified || user.mustAddSecondFactor === true;
  const tabs = user.isGuest ? GUEST_TABS : MEMBER_TABS;
  return (
    <TabLinks label="Profile">
      {tabs.map((one) => (
        <Link
          key={one}
          to="/profile"
          search={{ tab: one }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={one === tab ? 'page' : undefined}
        >
          {TAB_WORDS[one]}
          {one === 'account' && isWanting && (
            <>
              <span className="dot warn" aria-hidden="true" />
              <VisuallyHidden>, something to do</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
    </TabLinks>
  );
}

const KeepYourDrafts = ({ name }: { readonly name: string }) => (
  <Panel look="lit" className="profile-keep">
    <div className="grow">
      <h2>Keep your drafts</h2>
      <p className="muted">
        You are here as the guest {name}. With an account your drafts, decks and choices stay yours.
      </p>
    </div>
    <Button asChild variant="solid">
      <Link to="/register">Create an account</Link>
    </Button>
  </Panel>
);
