import type { LoginPrompts, PromptPorts } from '#src/machines/passkeys/passkeyPrompt.ts';

/** How Login asks for passkeys: alone, where that is offered, and after the password. What does it is loaded when it is used. */
export function loginPrompts(isOffered: boolean): LoginPrompts {
  const calls = async () => (await import('#src/api/passkeys.ts')).createPasskeySignIn();
  const portsOf = (kind: keyof LoginPrompts): PromptPorts => ({
    look: async (signal) => (await calls())[kind].look(signal),
    list: async (signal) => (await calls())[kind].list(signal),
    ask: async (signal) => (await calls())[kind].ask(signal),
  });
  return { signIn: isOffered ? portsOf('signIn') : null, secondStep: portsOf('secondStep') };
}
