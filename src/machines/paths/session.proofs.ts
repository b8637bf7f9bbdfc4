import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Step } from './model.ts';
import { plainState } from './plainWords.ts';
import { type ProofTable, proof } from './proofs.ts';

const isGuest = ({ before }: Step) => before.context.user?.isGuest === true;
const isMember = ({ before }: Step) => before.context.user?.isGuest === false;
const OVERDUE = ['restoring', 'completing'].map(
  (state) => `xstate.after.answerOverdue.session.${state}.answer.expected`,
);
const WAITING = ['signingIn.secondFactor', 'returning.choosingHandle'];
const AGAIN = 'xstate.after.refreshEvery.session.signedIn.token.fresh';

const START = [
  proof('xstate.done.actor.readStoredToken', 'Without a stored token nobody is signed in', {
    ...{ to: 'signedOut', tags: ['spec 4.1'] },
  }),
  proof('xstate.done.actor.readStoredToken', 'A stored token that is due or unreadable is refreshed first', {
    ...{ to: 'restoring.call.refreshing', tags: ['spec 4.8', 'spec 4.10'] },
  }),
  proof('xstate.done.actor.readStoredToken', 'With a stored token the user is fetched', {
    tags: ['spec 4.10'],
  }),
  proof('thirdParty.returned', 'A token from third-party sign-in is exchanged', {
    ...{ to: 'returning', tags: ['spec 3.8'] },
  }),
  proof('thirdParty.returned', 'An error from third-party sign-in is shown', { tags: ['spec 8.3'] }),
  proof(
    ['xstate.done.actor.loadUser', 'xstate.done.actor.reloadUser'],
    'A stored token and its user sign in',
    {
      tags: ['spec 4.2', 'spec 4.10'],
    },
  ),
  proof(
    ['xstate.error.actor.loadUser', 'xstate.error.actor.reloadUser'],
    'Status 500 at start-up logs nobody out',
    {
      ...{ to: 'unreachable', tags: ['spec 4.12'] },
    },
  ),
  proof('xstate.error.actor.loadUser', 'A 401 at start-up refreshes the token', {
    ...{ to: 'restoring.call.refreshing', tags: ['spec 4.6', 'spec 4.10'] },
  }),
  proof('xstate.error.actor.loadUser', 'A failed fetch at start-up clears the stored token', {
    tags: ['spec 4.11'],
  }),
  proof('xstate.error.actor.reloadUser', 'A second failure at start-up clears the stored token', {
    tags: ['spec 4.7', 'spec 4.11'],
  }),
  proof('xstate.done.actor.refreshFirst', 'A token that was refreshed at start-up is stored', {
    tags: ['spec 4.3'],
  }),
  proof('xstate.error.actor.refreshFirst', 'A failed refresh at start-up clears the stored token', {
    tags: ['spec 4.11', 'spec 8.7'],
  }),
  proof(OVERDUE, 'After 2.5 s without an answer the token is kept and public pages open', {
    tags: ['spec 4.1'],
  }),
  proof('retry.asked', 'Retry starts again where the server could not be reached', { from: 'unreachable' }),
  proof('retry.asked', 'Retry asks for the user again'),
];

const WAYS_IN = [
  proof('credentials.submitted', 'A guest can log in as a member', { to: 'signingIn', when: isGuest }),
  proof('credentials.submitted', 'A visitor can log in', { to: 'signingIn' }),
  proof('registration.submitted', 'A guest can register as a member', { to: 'registering', when: isGuest }),
  proof('registration.submitted', 'A visitor can register', { to: 'registering' }),
  proof('identity.pending', 'A guest can choose a handle after third-party sign-in', {
    ...{ to: 'returning', when: isGuest },
  }),
  proof('identity.pending', 'A newcomer chooses a handle after third-party sign-in', { to: 'returning' }),
  proof(
    ['credentials.submitted', 'registration.submitted', 'identity.pending'],
    'A member who is signed in cannot sign in again',
    { when: isMember },
  ),
  proof('guest.asked', 'A visitor can continue as a guest', { to: 'enteringAsGuest' }),
  proof('xstate.done.actor.logIn', 'A login can ask for a second factor', { to: 'signingIn.secondFactor' }),
  proof('xstate.done.actor.logIn', 'A login stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.logIn', 'A failed login shows why', { tags: ['spec 8.1'] }),
  proof('code.submitted', 'The code of the second factor is checked'),
  proof('xstate.done.actor.answerCode', 'The right code stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.answerCode', 'A wrong code can be tried again', {
    ...{ to: 'signingIn.secondFactor', tags: ['spec 8.1'] },
  }),
  proof('xstate.error.actor.answerCode', 'A code that cannot be checked ends the login', {
    tags: ['spec 8.1'],
  }),
  proof('signIn.abandoned', 'A sign-in can be given up'),
  proof('xstate.done.actor.register', 'A registration stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.register', 'A failed registration shows why', {
    tags: ['spec 5.1', 'spec 5.2', 'spec 8.2'],
  }),
  proof('xstate.done.actor.enterAsGuest', 'Continuing as a guest stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.enterAsGuest', 'A guest who is refused is told why', { tags: ['spec 8.1'] }),
  proof('xstate.done.actor.exchange', 'A third-party sign-in can ask for a second factor', {
    to: 'signingIn.secondFactor',
  }),
  proof('xstate.done.actor.exchange', 'A third-party sign-in stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.exchange', 'A failed third-party sign-in shows why', { tags: ['spec 8.1'] }),
  proof('identity.claimed', 'A chosen handle is sent'),
  proof('xstate.done.actor.claimIdentity', 'A handle that is accepted stores the token', {
    tags: ['spec 4.3'],
  }),
  proof('xstate.error.actor.claimIdentity', 'A handle that is refused can be chosen again', {
    tags: ['spec 5.1', 'spec 5.2', 'spec 8.2'],
  }),
  proof('xstate.done.actor.completeUser', 'A sign-in that is complete welcomes the person', {
    tags: ['spec 4.2', 'spec 9.5', 'spec 9.6'],
  }),
  proof('xstate.error.actor.completeUser', 'Status 500 after a sign-in logs nobody out', {
    ...{ to: 'unreachable', tags: ['spec 4.12'] },
  }),
  proof('xstate.error.actor.completeUser', 'A sign-in whose user cannot be fetched is undone', {
    tags: ['spec 4.2', 'spec 4.11'],
  }),
];

const SIGNED_IN = [
  proof('logout.asked', 'Logout clears the token and the user and says so', {
    ...{ from: 'signedIn', tags: ['spec 4.4', 'spec 4.5'] },
  }),
  proof('logout.asked', 'A logout before anybody was signed in says nothing', {
    tags: ['spec 4.4', 'spec 4.5'],
  }),
  proof('request.rejectedTwice', 'A second 401 logs out', { to: 'signedOut', tags: ['spec 4.7'] }),
  proof('request.rejectedTwice', 'A second 401 for an older token changes nothing'),
  proof('request.rejected', 'A 401 refreshes the token', {
    to: 'signedIn.token.refreshing',
    tags: ['spec 4.6'],
  }),
  proof('request.rejected', 'A 401 for an older token changes nothing'),
  proof('request.began', 'A request refreshes a token after 80 percent of its lifetime', {
    ...{ to: 'signedIn.token.refreshing', stays: false, tags: ['spec 4.8', 'spec 9.3'] },
  }),
  proof('request.began', 'A request leaves a fresh token alone', { tags: ['spec 4.8'] }),
  proof(AGAIN, 'The token is refreshed every 5 minutes', { tags: ['spec 4.9', 'spec 9.4'] }),
  proof('xstate.done.actor.refresh', 'A refresh that names somebody else starts again', { to: 'starting' }),
  proof('xstate.done.actor.refresh', 'A refresh stores the token', { tags: ['spec 4.3'] }),
  proof('xstate.error.actor.refresh', 'A failed refresh logs out', { tags: ['spec 4.7', 'spec 8.7'] }),
  proof('user.changed', 'A changed profile is fetched again, here and in other tabs'),
  proof('tab.userChanged', 'A profile that another tab changed is fetched again'),
  proof('xstate.done.actor.renewUser', 'A profile that was fetched again is shown'),
  proof('xstate.error.actor.renewUser', 'A profile that cannot be fetched again stays as it was'),
];

const TABS = [
  proof('tab.tokenStored', 'At start-up a token from another tab is used instead', { from: 'restoring' }),
  proof('tab.tokenStored', 'A newer token of the same member is taken over from another tab', {
    ...{ from: ['signedIn', ...WAITING], stays: true },
  }),
  proof('tab.tokenStored', 'A token of somebody else in another tab starts again', {
    from: ['signedIn', ...WAITING],
  }),
  proof('tab.tokenStored', 'A sign-in in another tab signs in here', { from: ['signedOut', 'unreachable'] }),
  proof('tab.tokenRemoved', 'A logout in another tab logs out here and says so', {
    ...{ to: 'signedOut', when: ({ before }: Step) => before.context.user !== null },
    tags: ['spec 4.4', 'spec 4.5'],
  }),
  proof('tab.tokenRemoved', 'A logout in another tab before anybody was signed in says nothing', {
    ...{ when: ({ before }: Step) => before.context.token !== null, tags: ['spec 4.5'] },
  }),
  proof('tab.tokenRemoved', 'A logout in another tab changes nothing for a visitor', { tags: ['spec 4.5'] }),
];

function thirdPartyWords({ kind, error }: AnyEventObject['outcome']): string {
  if (kind === 'granted') return 'a token';
  return error === '' ? 'an empty error' : error.length > 200 ? 'a very long error' : error;
}

/** What the paths of the session prove. */
export const SESSION_PROOFS: ProofTable = {
  proofs: [...START, ...WAYS_IN, ...SIGNED_IN, ...TABS],
  situation: ({ value, context }: AnyMachineSnapshot) => [
    plainState(value),
    context.user === null
      ? 'no user is known'
      : context.user.isGuest
        ? 'a guest is here'
        : 'a member is here',
    context.token === null ? 'there is no token' : 'a token is held',
    `the way in is ${context.way}`,
  ],
  payload: ({ type, outcome, output, credentials, registration, claim, reading, token }: AnyEventObject) => {
    if (credentials || registration || claim || type === 'guest.asked') return '';
    if (outcome) return thirdPartyWords(outcome);
    if (reading !== undefined) return `${token}`;
    if (output === null) return 'none';
    if (typeof output !== 'object') return null;
    if (output.kind === 'secondFactor') return 'a second factor is asked for';
    if ('isDue' in output) return `${output.token}, ${output.isDue ? 'due' : 'not due'}`;
    if ('isGuest' in output) return output.isGuest ? 'a guest' : 'a member';
    const { token: granted } = output.grant ?? output;
    return granted ? `${granted}` : null;
  },
};
