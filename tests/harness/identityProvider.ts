import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, type JWK } from 'oidc-provider';

/** What a provider says of an account beside its `sub`. */
export type AccountClaims = Readonly<Record<string, unknown>>;

/** A real OpenID Connect provider on loopback, where whoever comes is `person` and says yes. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Accounts by `sub`. */
  readonly accounts: Map<string, AccountClaims>;
  /** The `sub` of who sits at the browser; null presses Cancel. */
  person: string | null;
  stop(): Promise<void>;
}

/** The client as which our server is registered. */
export interface RegisteredClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kty: 'RSA', kid: 'first', use: 'sig', alg: 'RS256' };
}

function configure(
  client: RegisteredClient,
  key: JWK,
  accounts: ReadonlyMap<string, AccountClaims>,
): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname', 'preferred_username', 'roles', 'admin', 'handle'],
    },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts.get(sub) }),
    }),
  };
}

/** Answers the provider's questions as `person` would: yes to everything, or Cancel. */
async function interact(
  provider: Provider,
  person: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (person === null) {
    const error = { error: 'access_denied', error_description: '<b>She</b> pressed Cancel' };
    return provider.interactionFinished(request, response, error);
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, {
    login: { accountId: person, remember: false },
    consent: { grantId },
  });
}

/** Starts a provider on a free port of localhost; `clientAt` gives the client for the issuer that it got. */
export async function startIdentityProvider(client: RegisteredClient): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const accounts = new Map<string, AccountClaims>();
  const provider = new Provider(issuer, configure(client, await signingKey(), accounts));
  const answer = provider.callback();
  const started: IdentityProvider = {
    issuer,
    accounts,
    person: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, started.person, request, response);
    else void answer(request, response);
  });
  return started;
}
