import { type ProofTable, proof } from '#src/machines/paths/proofs.ts';

/** What the paths of signing in prove. */
export const SIGN_IN_PROOFS: ProofTable = {
  proofs: [
    proof('login.sent', 'A right password logs in and says welcome back', { tags: ['spec 9.5'] }),
    proof('login.sentWrong', 'A wrong password is refused on the form and in a notice', {
      tags: ['spec 8.1'],
    }),
    proof('login.sentEmpty', 'Login names the fields that are missing'),
    proof('login.sentWithFactor', 'A second factor asks for a code first'),
    proof('code.sent', 'A right code logs in', { tags: ['spec 9.5'] }),
    proof('code.sentWrong', 'A wrong code is refused and can be typed again'),
    proof('code.cancelled', 'The second step leads back to Login'),
    proof('registration.sent', 'Registration logs in and says welcome', { tags: ['spec 9.5'] }),
    proof('registration.sentTaken', 'A taken handle is refused at its field', {
      tags: ['spec 5.1', 'spec 8.2'],
    }),
    proof('registration.sentEmpty', 'Register names the fields that are missing'),
    proof('confirmation.opened', 'The emailed link confirms the address'),
    proof('address.sent', 'A forgotten password sends a link'),
    proof('address.sentEmpty', 'Forgot names the field that is missing'),
    proof('address.changed', 'Another address can be tried'),
    proof('reset.opened', 'The emailed link asks for a new password'),
    proof('password.sentShort', 'A short password is refused'),
    proof('password.sent', 'A new password is set'),
    proof('reset.openedAgain', 'A link for a new password works once'),
    proof('loggedOut', 'Logging out says so', { tags: ['spec 4.5'] }),
    proof(['login.opened', 'register.chosen', 'forgot.chosen'], 'The screens lead to each other'),
  ],
};
