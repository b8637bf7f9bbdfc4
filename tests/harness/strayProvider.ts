import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What an honest id_token would be made of. */
export interface Honest {
  readonly claims: JWTPayload;
  readonly key: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly kid: string;
}

/** Makes an id_token, honest or not. */
export type Forge = (honest: Honest) => Promise<string> | string;

/** A provider that keeps to the protocol until it is told to break it. */
export interface StrayProvider {
  readonly issuer: string;
  forge: Forge;
  /** Changes what comes back in the address of the callback. */
  answer: (query: URLSearchParams) => void;
  /** Takes requests and never answers. */
  isSilent: boolean;
  /** Takes so long for each answer. */
  delayMs: number;
  /** Answers everything with 503 and a page. */
  isDown: boolean;
  /** Paths that were asked for. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** Signs the honest claims with the right key. */
export const signHonestly: Forge = ({ claims, key, kid }) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

const KID = 'stray-1';

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Starts it on a free port of localhost; every code it gives is for the account `sub`. */
export async function startStrayProvider(clientId: string, sub: string): Promise<StrayProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, use: 'sig', alg: 'RS256' };
  const nonces = new Map<string, string>();

  const authorize = (query: URLSearchParams, response: ServerResponse) => {
    const code = `code-${nonces.size + 1}`;
    nonces.set(code, query.get('nonce') ?? '');
    const back = new URLSearchParams({ code, state: query.get('state') ?? '', iss: issuer });
    started.answer(back);
    response.writeHead(302, { location: `${query.get('redirect_uri')}?${back}` });
    response.end();
  };

  const giveTokens = async (request: IncomingMessage, response: ServerResponse) => {
    const code = (await readForm(request)).get('code') ?? '';
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      sub,
      aud: clientId,
      iat: seconds,
      exp: seconds + 300,
      nonce: nonces.get(code),
      email: `${sub}@example.org`,
      email_verified: true,
    };
    const id_token = await started.forge({ claims, key: privateKey, publicKey, kid: KID });
    sendJson(response, { access_token: 'stray', token_type: 'Bearer', expires_in: 60, id_token });
  };

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  };

  const started: StrayProvider = {
    issuer,
    forge: signHonestly,
    answer: () => undefined,
    isSilent: false,
    delayMs: 0,
    isDown: false,
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (started.isSilent) return;
    if (started.isDown) {
      response.writeHead(503, { 'content-type': 'text/html' });
      response.end('<h1>Down</h1>');
    } else if (pathname === '/.well-known/openid-configuration') sendJson(response, metadata);
    else if (pathname === '/jwks') sendJson(response, { keys: [jwk] });
    else if (pathname === '/authorize') authorize(searchParams, response);
    else if (pathname === '/token') void giveTokens(request, response);
    else response.writeHead(404).end();
  };
  server.on('request', (request, response) => {
    started.asked.push(new URL(request.url ?? '/', issuer).pathname);
    if (started.delayMs > 0) setTimeout(() => respond(request, response), started.delayMs);
    else respond(request, response);
  });
  return started;
}
