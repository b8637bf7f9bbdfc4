import type { FastifyInstance } from 'fastify';

interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly sameSite: string;
}

/** One answer on the way of a navigation. */
export interface Step {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const HOPS = 20;

/** Takes an address on the way and gives the one that is really gone to. */
export type Detour = (url: string) => string;

/**
 * A browser that walks between our server (injected) and others (really fetched), with a cookie jar for each host
 * that keeps to Path and SameSite as strictly as any browser: a navigation that touched another site sends no
 * Strict cookie. Max-Age is not kept to, so that what expires on the server is seen to.
 */
export class WebBrowser {
  token = '';
  readonly jars = new Map<string, Map<string, Cookie>>();
  readonly #app: FastifyInstance;
  readonly #site: string;

  constructor(app: FastifyInstance, site: string) {
    this.#app = app;
    this.#site = site;
  }

  /** Goes to an address as if it were typed or clicked on `from`, and on until a page of ours or no redirect. */
  async navigate(
    url: string,
    from: 'here' | 'elsewhere' = 'here',
    detour: Detour = (to) => to,
  ): Promise<Step[]> {
    const steps: Step[] = [];
    let next = new URL(url, this.#site).href;
    let isCrossSite = from === 'elsewhere';
    while (steps.length < HOPS) {
      const address = new URL(detour(next));
      const isPage = address.origin === this.#site && !address.pathname.startsWith('/api/');
      if (isPage) return [...steps, { url: address.href, status: 200, headers: new Headers(), text: '' }];
      const headers: Record<string, string> = isCrossSite ? { 'sec-fetch-site': 'cross-site' } : {};
      const step = await this.#ask('GET', address, isCrossSite, headers);
      steps.push(step);
      const location = step.headers.get('location');
      if (location === null) return steps;
      const target = new URL(location, address);
      isCrossSite ||= target.origin !== address.origin;
      next = target.href;
    }
    throw new Error(`The navigation went round in circles: ${steps.map((step) => step.url).join(' ')}`);
  }

  /** The address at which a navigation ends. */
  async land(url: string, from: 'here' | 'elsewhere' = 'here', detour?: Detour): Promise<URL> {
    const last = (await this.navigate(url, from, detour)).at(-1);
    if (!last) throw new Error('The navigation has no end.');
    return new URL(last.url);
  }

  /** A call of our own page, with the access token and all cookies. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD', path: string, body?: object) {
    const address = new URL(path, this.#site);
    const authorization: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const step = await this.#ask(method, address, false, { ...authorization, origin: this.#site }, body);
    return { ...step, json: (): unknown => JSON.parse(step.text) };
  }

  /** A call that signs in: keeps the access token of its reply. */
  async enter(path: string, body?: object) {
    const reply = await this.call('POST', path, body);
    const session = reply.status === 200 ? reply.json() : null;
    if (typeof session === 'object' && session !== null && 'token' in session)
      this.token = String(session.token);
    return reply;
  }

  /** Names of the cookies that our own site keeps here. */
  cookieNames(): string[] {
    return [...(this.jars.get(new URL(this.#site).host) ?? new Map()).keys()].sort();
  }

  async #ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    address: URL,
    isCrossSite: boolean,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Step> {
    const jar = this.jars.get(address.host) ?? new Map<string, Cookie>();
    this.jars.set(address.host, jar);
    const sent = [...jar]
      .filter(([, { path }]) => address.pathname.startsWith(path))
      .filter(([, { sameSite }]) => !(isCrossSite && sameSite === 'strict'));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const all = { ...headers, ...(cookie ? { cookie } : {}), accept: 'text/html' };
    const answer = await (address.origin === this.#site
      ? this.#inject(method, address, all, body)
      : fetch(address, { method, headers: all, redirect: 'manual' }));
    for (const line of answer.headers.getSetCookie()) keep(jar, line, address.pathname);
    return { url: address.href, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  async #inject(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    address: URL,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Response> {
    const url = `${address.pathname}${address.search}`;
    const answer = await this.#app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) received.append(name, String(one));
    }
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers: received });
  }
}

function keep(jar: Map<string, Cookie>, line: string, requestPath: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  const attribute = (key: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const expires = attribute('expires');
  const isOver = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) < 86_400_000);
  if (isOver) jar.delete(name);
  else
    jar.set(name, {
      value,
      path: attribute('path') ?? (requestPath.replace(/\/[^/]*$/, '') || '/'),
      sameSite: (attribute('samesite') ?? 'lax').toLowerCase(),
    });
}
