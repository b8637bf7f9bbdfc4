import * as oidc from 'openid-client';
import type { SignInProvider } from '#contract/members/account.ts';
import type { OidcProvider, Settings } from '#server/settings.ts';
import type { Answered, ThirdPartyFailure } from './failures.ts';
import { type Identity, identityOf } from './identity.ts';

/** All that a provider may take for one step of a sign-in, discovery included. */
export const PATIENCE_MS = 8000;
const REDISCOVER_MS = 3_600_000;

/** The secrets of one trip, made fresh for it; the provider sees state, nonce and the verifier's hash. */
export interface TripSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Fresh secrets for one trip, 256 random bits each. */
export const makeTripSecrets = (): TripSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** The configured providers of third-party sign-in. */
export interface Providers {
  readonly offered: readonly SignInProvider[];
  /** As its button names it; the id of a provider that is configured no more. */
  nameOf(providerId: string): string;
  isOffered(providerId: string): boolean;
  /** Where the browser goes to prove who it is. */
  address(providerId: string, secrets: TripSecrets): Promise<Answered<string>>;
  /** Who came back, by the callback's query: state, issuer, code, signature, audience, nonce and expiry are checked. */
  prove(providerId: string, query: string, secrets: TripSecrets): Promise<Answered<Identity>>;
}

interface Ports {
  readonly settings: Pick<Settings, 'oidcProviders' | 'publicUrl'>;
  readonly now: () => number;
  readonly patienceMs?: number;
}

/** Each provider has a redirect address of its own, so that one's answer is never taken for another's. */
export const callbackAddress = (publicUrl: string, providerId: string): string =>
  `${publicUrl}/api/auth/external-callback/${providerId}`;

const scopesOf = ({ scopes }: OidcProvider): string =>
  [...new Set(['openid', ...scopes.split(/\s+/).filter(Boolean)])].join(' ');

/** In the body where the provider takes it so: how a secret is quoted in the header differs between providers. */
const authenticateClient =
  ({ clientSecret }: OidcProvider): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const add = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
    add(clientSecret)(server, client, body, headers);
  };

function discover(provider: OidcProvider, patienceMs: number): Promise<oidc.Configuration> {
  const issuer = new URL(provider.issuer);
  // Without it the id_token's signature would not be checked; settings allow http for loopback issuers only.
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(issuer, provider.clientId, undefined, authenticateClient(provider), {
    execute,
    timeout: patienceMs / 1000,
  });
}

const DENIALS = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
const OUTAGES = ['server_error', 'temporarily_unavailable'];
const SILENCES = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

function failureOf(error: unknown): ThirdPartyFailure {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (DENIALS.includes(error.error)) return 'denied';
    return OUTAGES.includes(error.error) ? 'unreachable' : 'unverified';
  }
  if (error instanceof oidc.ClientError)
    return SILENCES.includes(error.code ?? '') ? 'unreachable' : 'unverified';
  if (error instanceof DOMException || error instanceof TypeError) return 'unreachable';
  return 'unverified';
}

/** Name and code only: messages and causes of these errors hold codes, tokens and the provider's text. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

async function within<Value>(patienceMs: number, work: Promise<Value>): Promise<Value> {
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new DOMException('The provider took too long.', 'TimeoutError')),
    patienceMs,
  );
  try {
    return await Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        patience.signal.addEventListener('abort', () => reject(patience.signal.reason));
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function readIdentity(
  config: oidc.Configuration,
  callback: URL,
  { state, nonce, codeVerifier }: TripSecrets,
): Promise<Identity | null> {
  const answer = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (!claims) return null;
  const tellsEnough = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
  const about = tellsEnough ? claims : await oidc.fetchUserInfo(config, answer.access_token, claims.sub);
  return identityOf(claims, about);
}

/** Providers by OpenID Connect; each is discovered when it is first needed, and again after an hour. */
export function createProviders({ settings, now, patienceMs = PATIENCE_MS }: Ports): Providers {
  const byId = new Map(settings.oidcProviders.map((provider) => [provider.id, provider]));
  const discovered = new Map<
    string,
    { readonly atMs: number; readonly config: Promise<oidc.Configuration> }
  >();

  const configOf = (provider: OidcProvider): Promise<oidc.Configuration> => {
    const known = discovered.get(provider.id);
    if (known && now() - known.atMs < REDISCOVER_MS) return known.config;
    const entry = { atMs: now(), config: discover(provider, patienceMs) };
    discovered.set(provider.id, entry);
    entry.config.catch(() => {
      if (discovered.get(provider.id) === entry) discovered.delete(provider.id);
    });
    return entry.config;
  };

  const ask = async <Value>(
    providerId: string,
    work: (config: oidc.Configuration, provider: OidcProvider) => Promise<Value | null>,
  ): Promise<Answered<Value>> => {
    const provider = byId.get(providerId);
    if (!provider) return { ok: false, failure: 'unknownProvider', detail: 'not configured' };
    try {
      const value = await within(
        patienceMs,
        configOf(provider).then((config) => work(config, provider)),
      );
      if (value === null) return { ok: false, failure: 'unverified', detail: 'no usable claims' };
      return { ok: true, value };
    } catch (error) {
      return { ok: false, failure: failureOf(error), detail: detailOf(error) };
    }
  };

  return {
    offered: settings.oidcProviders.map(({ id, name }) => ({ id, name })),
    nameOf: (providerId) => byId.get(providerId)?.name ?? providerId,
    isOffered: (providerId) => byId.has(providerId),
    address: (providerId, { state, nonce, codeVerifier }) =>
      ask(providerId, async (config, provider) => {
        const address = oidc.buildAuthorizationUrl(config, {
          redirect_uri: callbackAddress(settings.publicUrl, providerId),
          scope: scopesOf(provider),
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),
    prove: (providerId, query, secrets) =>
      ask(providerId, (config) =>
        readIdentity(config, new URL(`${callbackAddress(settings.publicUrl, providerId)}${query}`), secrets),
      ),
  };
}
