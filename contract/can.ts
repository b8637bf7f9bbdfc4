/** Who somebody is for the table of rights; `visitor` has no session. */
export type Standing = 'visitor' | 'guest' | 'member' | 'PowerUser' | 'Admin';

export type Ability =
  | 'seePublicPages'
  | 'seeSharedResults'
  | 'draftWithBots'
  | 'joinTable'
  | 'hostSolo'
  | 'hostTable'
  | 'hostPublicTable'
  | 'keepProfile'
  | 'hostOwnList'
  | 'bringList'
  | 'keepLists'
  | 'shareLists'
  | 'fetchCubes'
  | 'organise'
  | 'hostLargeTable'
  | 'seeCardFigures'
  | 'makeHooks'
  | 'administer';

const RIGHTS: Record<Ability, readonly Standing[]> = {
  seePublicPages: ['visitor', 'guest', 'member', 'PowerUser', 'Admin'],
  seeSharedResults: ['visitor', 'guest', 'member', 'PowerUser', 'Admin'],
  draftWithBots: ['guest', 'member', 'PowerUser', 'Admin'],
  joinTable: ['guest', 'member', 'PowerUser', 'Admin'],
  hostSolo: ['guest', 'member', 'PowerUser', 'Admin'],
  hostTable: ['member', 'PowerUser', 'Admin'],
  hostPublicTable: ['member', 'PowerUser', 'Admin'],
  keepProfile: ['member', 'PowerUser', 'Admin'],
  hostOwnList: ['PowerUser', 'Admin'],
  bringList: ['guest', 'member', 'PowerUser', 'Admin'],
  keepLists: ['member', 'PowerUser', 'Admin'],
  shareLists: ['PowerUser', 'Admin'],
  fetchCubes: ['member', 'PowerUser', 'Admin'],
  organise: ['PowerUser', 'Admin'],
  hostLargeTable: ['PowerUser', 'Admin'],
  seeCardFigures: ['PowerUser', 'Admin'],
  makeHooks: ['PowerUser', 'Admin'],
  administer: ['Admin'],
};

/** What is known of a person when a right is asked for; null is a visitor. */
export interface Person {
  readonly isGuest: boolean;
  readonly isVerified: boolean;
  readonly roles: readonly string[];
}

export function standingOf(person: Person | null): Standing {
  if (!person) return 'visitor';
  if (person.roles.includes('Admin')) return 'Admin';
  if (person.roles.includes('PowerUser')) return 'PowerUser';
  return person.isGuest ? 'guest' : 'member';
}

/** The one table of rights: the server's lock, the browser's courtesy. Public tables need a verified address. */
export function can(person: Person | null, ability: Ability): boolean {
  if (ability === 'hostPublicTable' && !person?.isVerified) return false;
  return RIGHTS[ability].includes(standingOf(person));
}
