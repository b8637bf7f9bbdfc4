import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

const SIGNED_IN = ['guest', 'member', 'admin'];
const MEMBERS = ['member', 'admin'];
const ARRIVALS = ['member.signedIn', 'admin.signedIn', 'guest.entered'];
const PROTECTED = SIGNED_IN.map((who) => `${who}.onMembersPage`);

/** What the paths of the guards prove. */
export const GUARDS_PROOFS: ProofTable = {
  proofs: [
    proof('visit.about', 'A public page is open to everybody', { tags: ['spec 2.3'] }),
    proof('visit.nonsense', 'Any other path shows a not-found page', { tags: ['spec 2.21'] }),
    proof('visit.adminNonsense', 'Any other path below /admin shows a not-found page to everybody', {
      tags: ['spec 2.21'],
    }),
    proof('visit.achievements', 'A protected page sends a visitor to Login with its full path', {
      ...{ from: 'visitor', tags: ['spec 2.23'] },
    }),
    proof('visit.achievements', 'A protected page needs only a valid session', { tags: ['spec 6.5'] }),
    proof('visit.users', 'An admin page sends a visitor to Login with its full path', {
      ...{ from: 'visitor', tags: ['spec 2.23', 'spec 6.4'] },
    }),
    proof('visit.users', 'An admin page is open to an Admin', { from: 'admin', tags: ['spec 6.4'] }),
    proof('visit.users', 'An admin page without the role shows a notice and goes Home', {
      tags: ['spec 2.24', 'spec 6.4', 'spec 8.6'],
    }),
    proof('visit.loginForEvil', 'A redirect that leaves the site is dropped', { tags: ['spec 2.4'] }),
    proof(['visit.login', 'visit.loginForAchievements'], 'Login leads members on', { from: MEMBERS }),
    proof(['visit.login', 'visit.loginForAchievements'], 'Login is open to visitors and guests', {
      tags: ['spec 2.4'],
    }),
    proof('visit.register', 'Register leads members on', { from: MEMBERS }),
    proof('visit.register', 'Register is open to visitors and guests', { tags: ['spec 2.5'] }),
    proof(ARRIVALS, 'Signing in goes on to the protected page that was asked for', {
      ...{ to: [...PROTECTED, 'admin.onAdminPage'], tags: ['spec 2.23'] },
    }),
    proof(ARRIVALS, 'Signing in without the role does not open the admin page that was asked for', {
      ...{ from: 'visitor.atLoginForUsers', tags: ['spec 2.24'] },
    }),
    proof(ARRIVALS, 'Signing in never leaves the site', { from: 'visitor.atLoginForEvil' }),
    proof(ARRIVALS, 'Signing in goes Home where nothing else was asked for', { tags: ['spec 9.5'] }),
    proof('somebody.loggedOut', 'Logout on a protected page goes to Login with its full path', {
      ...{ from: [...PROTECTED, 'admin.onAdminPage'], tags: ['spec 2.23', 'spec 4.5'] },
    }),
    proof('somebody.loggedOut', 'Logout on a public page stays there and says so', { tags: ['spec 4.5'] }),
    proof('admin.lostTheRole', 'An Admin who loses the role leaves the admin page', {
      ...{ from: 'admin.onAdminPage', tags: ['spec 2.24', 'spec 6.4'] },
    }),
    proof('admin.lostTheRole', 'An Admin who loses the role stays on any other page', { tags: ['spec 6.5'] }),
    proof(
      ['admin.hoveredTheAdminLink', 'visitor.hoveredMembersLink'],
      'A link that is only hovered shows no notice',
    ),
  ],
};
