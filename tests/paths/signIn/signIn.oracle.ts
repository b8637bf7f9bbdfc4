import { PRODUCT_NAME } from '#contract/product.ts';
import type { SignInEventType } from './signIn.flow.ts';

/** What a person sees after a step, as spec.md sections 4, 5, 8 and 9 and product.md section 2 promise it. */
export interface SignInStanding {
  readonly path: string;
  /** The heading of the page. */
  readonly title: string;
  /** What the page itself complains of. */
  readonly complaint: string | null;
  /** The handle in the header or, without one, nobody. */
  readonly who: string | null;
  /** Notices that this step raised. */
  readonly told: readonly string[];
}

/** Whom a step is about. */
export interface Named {
  readonly handle: string;
  readonly email: string;
}

const page = (path: string, title: string, complaint: string | null = null): SignInStanding => ({
  ...{ path, title, complaint, who: null, told: [] },
});

const LOGIN = page('/login', 'Log in');
const REGISTER = page('/register', 'Create account');
const FORGOT = page('/forgot-password', 'Forgot your password?');
const RESET = page('/reset-password', 'Choose a new password');
const CODE = page('/login', 'One more step');

export const FIRST_SIGN_IN = LOGIN;

/** A refusal of the server is said on the form and, by section 8, in a negative notice. */
const refused = (standing: SignInStanding, words: string): SignInStanding => ({
  ...{ ...standing, complaint: words, told: [`error: ${words}`] },
});

const home = (who: string, ...told: string[]): SignInStanding => ({ ...page('/', 'Play'), who, told });

/** The standing after a step. */
export function standingAfter(
  before: SignInStanding,
  event: SignInEventType,
  { handle, email }: Named,
): SignInStanding {
  switch (event) {
    case 'login.opened':
    case 'code.cancelled':
      return LOGIN;
    case 'login.sentEmpty':
      return { ...LOGIN, complaint: 'Please fix two fields' };
    case 'login.sentWrong':
      return refused(LOGIN, 'Email, handle or password is wrong.');
    case 'login.sent':
    case 'code.sent':
      return home(handle, `success: Welcome back, ${handle}!`);
    case 'login.sentWithFactor':
      return CODE;
    case 'code.sentWrong':
      return refused(CODE, 'That code is not right.');
    case 'register.chosen':
      return REGISTER;
    case 'registration.sentEmpty':
      return { ...REGISTER, complaint: 'Please fix four fields' };
    case 'registration.sentTaken':
      return {
        ...REGISTER,
        complaint: 'Please fix one field',
        told: ['error: handle: This handle is taken.'],
      };
    case 'registration.sent':
      return home(
        handle,
        `info: We emailed a confirmation link to ${email}.`,
        `success: Welcome to ${PRODUCT_NAME}, ${handle}!`,
      );
    case 'confirmation.opened':
      return { ...page('/verify-email', 'Email confirmed'), who: handle };
    case 'forgot.chosen':
    case 'address.changed':
      return FORGOT;
    case 'address.sentEmpty':
      return { ...FORGOT, complaint: 'Please fix one field' };
    case 'address.sent':
      return page('/forgot-password', 'Check your email');
    case 'reset.opened':
      return RESET;
    case 'password.sentShort':
      return { ...RESET, complaint: 'Please fix one field' };
    case 'password.sent':
      return page('/reset-password', 'Your password is new');
    case 'reset.openedAgain':
      return page('/reset-password', 'This link no longer works');
    case 'loggedOut':
      return {
        ...before,
        title: before.path === '/' ? 'Draft any card game.' : 'Confirm your email',
        who: null,
        told: ['info: You have been logged out'],
      };
  }
}
