import type { Assertion, FreshProof, PasskeyShelf } from '#contract/members/passkeys.ts';
import { passkeyRoutes, passkeySignInRoutes } from '#contract/routes/passkeys.ts';
import type { PromptAnswer, PromptOffer, PromptPorts } from '#src/machines/passkeys/passkeyPrompt.ts';
import type { ShelfOutcome, ShelfPorts } from '#src/machines/passkeys/passkeyShelf.ts';
import { type Api, createApi } from './api.ts';
import { createClient } from './client.ts';
import { createHttp, type Http } from './http.ts';

type Options = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

/** The browser's part of passkeys; loaded with the first prompt. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Says what went wrong in words for developers alone; people see that no passkey was used. */
const DISMISSED = { kind: 'dismissed' } as const satisfies PromptAnswer;

/** Lets an authenticator sign; `isListed`: among what the browser offers in the login field, without a prompt. */
async function sign(options: Options, isListed: boolean, signal: AbortSignal) {
  const { startAuthentication, WebAuthnAbortService } = await webAuthn();
  signal.throwIfAborted();
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isListed,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
    };
  } catch {
    return null;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Signing in by passkey. These calls go outside the request policy: a 401 is their answer. */
export function createPasskeySignIn(
  http: Http = createHttp(),
): Readonly<Record<'signIn' | 'secondStep', PromptPorts>> {
  const calledWith = (token: string | null) =>
    createClient(
      passkeySignInRoutes,
      createApi((request, signal) => http(request, { token, signal })),
    );
  const client = calledWith(null);
  const signed = (name: 'logInPasskey' | 'logInSecondPasskey', passkey: Assertion | null): PromptAnswer =>
    passkey
      ? {
          kind: 'signed',
          signed: {
            send: (token, signal) => calledWith(token)[name]({ body: { passkey } }, { signal }),
          },
        }
      : DISMISSED;
  async function signIn(isListed: boolean, signal: AbortSignal): Promise<PromptAnswer> {
    const options = await client.passkeyAsk({}, { signal });
    return signed('logInPasskey', await sign(options, isListed, signal));
  }
  return {
    /** With a passkey alone. */
    signIn: {
      look: async () => {
        const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } = await webAuthn();
        const isOffered = browserSupportsWebAuthn();
        return {
          isOffered,
          hasAutofill: isOffered && (await browserSupportsWebAuthnAutofill()),
          hasApp: true,
        };
      },
      list: (signal) => signIn(true, signal),
      ask: (signal) => signIn(false, signal),
    },
    /** After the password. */
    secondStep: {
      look: async (signal) => {
        const { hasApp, options } = await client.secondStep({}, { signal });
        const { browserSupportsWebAuthn } = await webAuthn();
        return { isOffered: options !== null && browserSupportsWebAuthn(), hasAutofill: false, hasApp };
      },
      list: async () => DISMISSED,
      ask: async (signal) => {
        const { options } = await client.secondStep({}, { signal });
        return signed('logInSecondPasskey', options && (await sign(options, false, signal)));
      },
    },
  };
}

/** The own passkeys of somebody who is signed in. */
export function createPasskeyCalls(api: Api): ShelfPorts {
  const client = createClient(passkeyRoutes, api);
  const done = (shelf: PasskeyShelf): ShelfOutcome => ({ kind: 'done', shelf, recoveryCodes: null });

  async function add(name: string, proof: FreshProof, signal: AbortSignal): Promise<ShelfOutcome> {
    const options = await client.passkeyAddStart({ body: proof }, { signal });
    const { startRegistration, WebAuthnError } = await webAuthn();
    const made = await startRegistration({ optionsJSON: options }).catch(
      (thrown: unknown): 'known' | 'dismissed' =>
        thrown instanceof WebAuthnError && thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
          ? 'known'
          : 'dismissed',
    );
    if (typeof made === 'string') return { kind: made };
    const { id, rawId, type, response } = made;
    const { clientDataJSON, attestationObject, transports } = response;
    const passkey = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
    return done(await client.passkeyAdd({ body: { name, passkey } }, { signal }));
  }

  return {
    load: (signal) => client.passkeyShelf({}, { signal }),
    /** Does what somebody wants of their passkeys. */
    work: async (wish, { name, proof }, signal) => {
      switch (wish.kind) {
        case 'add':
          return add(name, proof, signal);
        case 'rename':
          return done(await client.passkeyRename({ params: { id: wish.id }, body: { name } }, { signal }));
        case 'remove':
          return done(await client.passkeyRemove({ params: { id: wish.id }, body: proof }, { signal }));
        case 'factor': {
          const body = { ...proof, isOn: wish.isOn };
          return { kind: 'done', ...(await client.passkeyFactorSet({ body }, { signal })) };
        }
      }
    },
    /** A passkey in place of an app's code. */
    proof: {
      look: async (): Promise<PromptOffer> => {
        const { browserSupportsWebAuthn } = await webAuthn();
        return { isOffered: browserSupportsWebAuthn(), hasAutofill: false, hasApp: true };
      },
      list: async () => DISMISSED,
      ask: async (signal: AbortSignal): Promise<PromptAnswer> => {
        const passkey = await sign(await client.passkeyProofStart({}, { signal }), false, signal);
        if (!passkey) return DISMISSED;
        return {
          kind: 'signed',
          signed: (await client.passkeyProve({ body: { passkey } }, { signal })).code,
        };
      },
    },
  };
}
