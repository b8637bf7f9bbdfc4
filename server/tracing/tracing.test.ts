import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { freePort } from '#tests/harness/lines/freePort.ts';
import { startServer } from '#tests/harness/runningServer.ts';
import { type PlayedDraft, playWholeDraft } from '#tests/harness/wholeDraft.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { openTracing } from './openTracing.ts';

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A receiver of OTLP over HTTP that keeps what it is sent; `isSilent`: it never answers. */
async function startReceiver(isSilent = false) {
  const bodies: string[] = [];
  const calls: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ url: request.url, headers: request.headers });
      bodies.push(Buffer.concat(parts).toString('utf8'));
      if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    calls,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as OtlpBody).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const attributeOf = (span: OtlpSpan, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];

const ORDER = { game: 'canary', template: 'canary-draft', seats: 2 };

describe('a draft of two people whose server has a receiver of traces', () => {
  let db: Database;
  let played: PlayedDraft;
  let spans: readonly OtlpSpan[];
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let stoppedInMs: number;

  beforeAll(async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=collector-key');
    vi.stubEnv('OTEL_SERVICE_NAME', 'club');
    receiver = await startReceiver();
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, canaryGame(360), Date.now());
    const server = await startServer(db, { environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } });
    played = await playWholeDraft({ ...ORDER, url: server.url });
    const beganMs = performance.now();
    await server.stop();
    stoppedInMs = performance.now() - beganMs;
    spans = receiver.spans();
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await receiver?.stop();
    await db?.close();
  });

  it('every pick is a trace of its own: received, committed, told to the lines', () => {
    expect(played.picks.length).toBeGreaterThan(40);
    const picks = spans.filter((span) => attributeOf(span, 'passleft.command') === 'pick');
    expect(picks.length).toBeGreaterThanOrEqual(played.picks.length);
    const accepted = picks.filter((span) => attributeOf(span, 'passleft.refusal') === undefined);
    for (const command of accepted) {
      expect(command).toMatchObject({ name: 'command' });
      expect(command.parentSpanId ?? '').toBe('');
      const below = spans.filter(
        ({ traceId, spanId }) => traceId === command.traceId && spanId !== command.spanId,
      );
      expect(below.map(({ name }) => name).toSorted()).toEqual(['commit', 'fan-out']);
      expect(below.every(({ parentSpanId }) => parentSpanId === command.spanId)).toBe(true);
      const [commit, fanOut] = ['commit', 'fan-out'].map((name) => below.find((span) => span.name === name));
      if (!commit || !fanOut) throw new Error('A span is missing.');
      expect(attributeOf(commit, 'passleft.action')).toBe('pick');
      expect(attributeOf(commit, 'passleft.stored')).toBe(true);
      expect(attributeOf(fanOut, 'passleft.seq')).toBe(attributeOf(commit, 'passleft.seq'));
      const order = [command.startTimeUnixNano, commit.startTimeUnixNano, fanOut.startTimeUnixNano].map(
        BigInt,
      );
      expect(order).toEqual(order.toSorted((a, b) => (a < b ? -1 : 1)));
      // Each span begins at a whole millisecond of the clock.
      expect(Number(BigInt(command.endTimeUnixNano) - BigInt(fanOut.endTimeUnixNano))).toBeGreaterThan(-2e6);
    }
    const rows = accepted.map((span) =>
      attributeOf(spans.find(({ parentSpanId }) => parentSpanId === span.spanId) as OtlpSpan, 'passleft.seq'),
    );
    expect(new Set(rows).size).toBe(accepted.length);
  });

  it('calls over HTTP are told by their route alone, with their status', () => {
    const made = spans.find(({ name }) => name === 'POST /api/drafts');
    expect(made && attributeOf(made, 'http.response.status_code')).toBe(200);
    expect(spans.map(({ name }) => name)).toContain('POST /api/auth/register');
  });

  it('the receiver gets the standard variables: the name of the service, and its key as a header', () => {
    expect(receiver.calls.every(({ url }) => url === '/v1/traces')).toBe(true);
    expect(receiver.calls.every(({ headers }) => headers['x-key'] === 'collector-key')).toBe(true);
    const { resourceSpans } = JSON.parse(receiver.bodies[0] ?? '') as OtlpBody;
    const names = resourceSpans.map(({ resource }) =>
      resource.attributes.find(({ key }) => key === 'service.name'),
    );
    expect(names.map((name) => name?.value.stringValue)).toEqual(['club']);
  });

  it('no byte tells a card, a name, an id of a table or a person, a code or a token', async () => {
    const sent = receiver.bodies.join('\n');
    expect(sent.length).toBeGreaterThan(10_000);
    const [table] = await db.query<{ id: string; code: string; name: string; seed: Uint8Array }>(
      'select id, code, name, seed from draft',
    );
    const members = await db.query<{ id: string; handle: string }>('select id, handle from member');
    const commands = await db.query<{ command_id: string }>('select command_id from draft_log');
    const secrets = await db.query<{ value: string }>('select value from secret');
    const kept = [
      table?.id,
      table?.code,
      Buffer.from(table?.seed ?? []).toString('hex'),
      ...members.flatMap(({ id, handle }) => [id, handle]),
      ...commands.map(({ command_id }) => command_id),
      // One of them is a moment, as spans have them, too.
      ...secrets.map(({ value }) => value).filter((value) => !/^\d+$/.test(value)),
      ...played.picks.flatMap(({ cards, packId }) => [...cards, packId]),
    ];
    expect(members.length).toBeGreaterThan(1);
    for (const secret of kept) {
      if (!secret || secret.length < 4) throw new Error('There is nothing to look for.');
      expect(sent.includes(secret), secret).toBe(false);
    }
    expect(sent).not.toMatch(/canary[0-9a-z]+x|Bearer|Smoke|127\.0\.0\.1/);
  });

  it('what waits is sent when the server ends, which takes no longer for it', () => {
    expect(spans.filter(({ name }) => name === 'commit').length).toBeGreaterThanOrEqual(played.picks.length);
    expect(stoppedInMs).toBeLessThan(5000);
  });
});

describe('a receiver of traces', () => {
  it.each([
    ['nowhere, please', undefined, /OTEL_EXPORTER_OTLP_ENDPOINT must be the address/],
    ['grpc://collector:4317', undefined, /OTEL_EXPORTER_OTLP_ENDPOINT must be the address/],
    ['https://collector:4318', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /must be http\/json or left out/],
    ['https://collector:4318', { OTEL_EXPORTER_OTLP_HEADERS: 'no header' }, /must be headers such as/],
    ['https://collector:4318', { OTEL_TRACES_SAMPLER: 'sometimes' }, /must be one of always_on/],
    ['https://collector:4318', { OTEL_TRACES_SAMPLER_ARG: '40%' }, /must be a number from 0 to 1/],
  ])('at %s with %o is refused in a sentence', (endpoint, more, sentence) => {
    const read = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more });
    expect(read).toMatchObject({ ok: false, mistakes: [expect.stringMatching(sentence)] });
  });

  it('on another machine wants https in production, or a network that protects it', () => {
    const site = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://draft.example.org',
      JWT_SECRET: 'mJ9/V3uQ2xLr8sT5wYzB1cDfGhKnPqRtUvXy0a7e',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    };
    expect(readSettings(site)).toMatchObject({
      ok: false,
      mistakes: [expect.stringMatching(/OTEL_EXPORTER_OTLP_ENDPOINT is plain http.*ALLOW_PLAIN=traces/)],
    });
    expect(readSettings({ ...site, ALLOW_PLAIN: 'traces' }).ok).toBe(true);
    expect(readSettings({ ...site, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).ok).toBe(true);
  });

  const opened = (endpoint: string, warn: (sentence: string) => void) =>
    openTracing({ settings: { endpoint, sampler: 'always_on', ratio: 1 }, secret: 'x', warn });
  const commit = {
    append: async () => 'stored' as const,
    drain: async () => undefined,
  };

  it('that is away costs one line of the log, and nobody waits for it', { timeout: 40_000 }, async () => {
    const said: string[] = [];
    const tracing = await opened(`http://127.0.0.1:${await freePort()}`, (sentence) => said.push(sentence));
    const tables = tracing.tables({ command: async () => ({ ok: true, value: null }) } as never);
    const beganMs = performance.now();
    for (let at = 0; at < 3000; at++) await tables.command('member', 'draft', `${at}`, { type: 'pause' });
    expect(performance.now() - beganMs).toBeLessThan(2000);
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0), { timeout: 20_000 });
    await tracing.stop();
    expect(said).toEqual([
      expect.stringMatching(/^Traces cannot be sent to 127\.0\.0\.1:\d+: \d+ spans were dropped/),
    ]);
  });

  it('that never answers lets the server end', async () => {
    const silent = await startReceiver(true);
    const tracing = await opened(silent.url, () => undefined);
    const tables = tracing.tables({ command: async () => ({ ok: true, value: null }) } as never);
    await tables.command('member', 'draft', 'id', { type: 'pause' });
    const beganMs = performance.now();
    await tracing.stop();
    expect(performance.now() - beganMs).toBeLessThan(3000);
    expect(silent.bodies).toHaveLength(1);
    await silent.stop();
  });

  it('that is sampled by a ratio of nothing is sent nothing', async () => {
    const receiver = await startReceiver();
    const tracing = await openTracing({
      settings: { endpoint: receiver.url, sampler: 'parentbased_traceidratio', ratio: 0 },
      secret: 'x',
      warn: () => undefined,
    });
    const tables = tracing.tables({ command: async () => ({ ok: true, value: null }) } as never);
    for (let at = 0; at < 50; at++) await tables.command('member', 'draft', `${at}`, { type: 'pause' });
    await tracing.stop();
    expect(receiver.bodies).toEqual([]);
    await receiver.stop();
  });

  it('that is not there leaves OpenTelemetry unloaded, and rows of bots and clocks are no part of any trace', async () => {
    const { metafile } = await build({
      entryPoints: ['server/main.ts'],
      outdir: 'out',
      write: false,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
      logLevel: 'silent',
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const loaded = imports.filter(({ path }) => path.startsWith('@opentelemetry/'));
    expect(loaded.length).toBeGreaterThan(3);
    expect(new Set(loaded.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']));
    const receiver = await startReceiver();
    const tracing = await opened(receiver.url, () => undefined);
    expect(await tracing.writer(commit).append({} as never)).toBe('stored');
    await tracing.stop();
    expect(receiver.bodies).toEqual([]);
    await receiver.stop();
  });
});
