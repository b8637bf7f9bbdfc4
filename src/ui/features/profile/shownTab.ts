import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { ProfileTab } from './profilePorts.ts';

/** Guests have the choices only; web hooks are for PowerUsers and Admins. */
export function shownTab(user: CurrentUser, tab: ProfileTab): ProfileTab {
  if (tab === 'hooks' && !can(user, 'makeHooks')) return user.isGuest ? 'drafting' : 'card';
  return user.isGuest && (tab === 'card' || tab === 'account') ? 'drafting' : tab;
}
