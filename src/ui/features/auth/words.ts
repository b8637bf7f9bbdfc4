const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** Every word of Login and of the frame around the account screens, in one place until the catalogue takes them. */
export const words = {
  scene: 'The packs are moving. Take your seat.',
  title: 'Log in',
  login: 'Email or handle',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  newHere: 'New here?',
  createAccount: 'Create an account',
  guest: 'Continue as a guest',
  provider: (name: string) => `Continue with ${name}`,
  lastUsed: 'Last used',
  or: 'or with your email',
  fix: (count: number) => `Please fix ${NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`,
  demo: {
    title: 'Demo accounts',
    logInAs: (handle: string) => `Log in as ${handle}`,
    password: 'Password:',
    may: {
      Member: 'Member: drafts and hosts tables',
      PowerUser: 'PowerUser: also runs events',
      Admin: 'Admin: also manages games',
    } as Readonly<Record<string, string>>,
  },
  secondFactor: {
    title: 'One more step',
    cancel: 'Cancel',
    app: {
      label: 'Code from your app',
      lead: 'Your password is right. Now enter the six digits from your authenticator app.',
      other: 'Use a recovery code instead',
    },
    recovery: {
      label: 'Recovery code',
      lead: 'Enter one of the recovery codes you saved. Each works once.',
      other: 'Use your authenticator app instead',
    },
  },
};
