import { setup } from 'xstate';

export type SignInEventType =
  | 'login.opened'
  | 'login.sentEmpty'
  | 'login.sentWrong'
  | 'login.sent'
  | 'login.sentWithFactor'
  | 'code.sentWrong'
  | 'code.sent'
  | 'code.cancelled'
  | 'register.chosen'
  | 'registration.sentEmpty'
  | 'registration.sentTaken'
  | 'registration.sent'
  | 'confirmation.opened'
  | 'forgot.chosen'
  | 'address.sentEmpty'
  | 'address.sent'
  | 'address.changed'
  | 'reset.opened'
  | 'password.sentShort'
  | 'password.sent'
  | 'reset.openedAgain'
  | 'loggedOut';

/**
 * The screens of signing in and what a person does on them: Login with its second step, Register, Forgot, the emailed links
 * and Log out. It says where people are; what they see there is written in signIn.oracle.ts.
 */
export const signInFlow = setup({ types: { events: {} as { type: SignInEventType } } }).createMachine({
  id: 'signIn',
  initial: 'login',
  states: {
    login: {
      initial: 'fresh',
      on: {
        'login.sentEmpty': '.faulty',
        'login.sentWrong': '.refused',
        'login.sent': 'signedIn.member',
        'login.sentWithFactor': 'code',
        'register.chosen': 'register',
        'forgot.chosen': 'forgot',
      },
      states: { fresh: {}, faulty: {}, refused: {} },
    },
    code: {
      initial: 'fresh',
      on: { 'code.sentWrong': '.refused', 'code.sent': 'signedIn.member', 'code.cancelled': 'login' },
      states: { fresh: {}, refused: {} },
    },
    register: {
      initial: 'fresh',
      on: {
        'registration.sentEmpty': '.faulty',
        'registration.sentTaken': '.refused',
        'registration.sent': 'signedIn.unconfirmed',
        'login.opened': 'login',
      },
      states: { fresh: {}, faulty: {}, refused: {} },
    },
    forgot: {
      initial: 'fresh',
      on: { 'address.sentEmpty': '.faulty', 'address.sent': 'linkSent', 'login.opened': 'login' },
      states: { fresh: {}, faulty: {} },
    },
    linkSent: { on: { 'address.changed': 'forgot', 'reset.opened': 'reset', 'login.opened': 'login' } },
    reset: {
      initial: 'fresh',
      on: { 'password.sentShort': '.faulty', 'password.sent': 'resetDone' },
      states: { fresh: {}, faulty: {} },
    },
    resetDone: { on: { 'login.opened': 'login', 'reset.openedAgain': 'linkSpent' } },
    linkSpent: { on: { 'forgot.chosen': 'forgot', 'login.opened': 'login' } },
    signedIn: {
      initial: 'member',
      on: { loggedOut: 'visitor' },
      states: { member: {}, unconfirmed: { on: { 'confirmation.opened': 'member' } } },
    },
    visitor: { on: { 'login.opened': 'login' } },
  },
});
