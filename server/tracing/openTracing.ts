import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { SamplerName, TraceSettings } from './traceSettings.ts';
import { createTracing, type Tracing } from './tracing.ts';

export interface OpenTracingPorts {
  readonly settings: TraceSettings;
  /** A secret of the site. */
  readonly secret: string;
  readonly warn: (sentence: string) => void;
}

/** An export waits no longer for a receiver that does not answer. */
const EXPORT_MS = 5000;
const BETWEEN_EXPORTS_MS = 2000;
/** Spans that wait; those that come on top are dropped. */
const MOST_WAITING = 4096;
/** At the end of a server, so long at most is waited for spans to be sent. */
const STOPPING_MS = 2000;
/** A receiver that is away is told of so often, not with every batch. */
const BETWEEN_WARNINGS_MS = 10 * 60_000;
const SUCCESS = 0;

type Sdk = typeof import('@opentelemetry/sdk-trace');

function samplerOf(sdk: Sdk, name: SamplerName, ratio: number) {
  const root = name.endsWith('traceidratio')
    ? new sdk.TraceIdRatioBasedSampler(ratio)
    : name.endsWith('always_on')
      ? new sdk.AlwaysOnSampler()
      : new sdk.AlwaysOffSampler();
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}

/** The same exporter; what it could not send is lost, which is told of now and then. */
function patient(exporter: SpanExporter, receiver: string, warn: (sentence: string) => void): SpanExporter {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, onResult) {
      exporter.export(spans, (result) => {
        if (result.code !== SUCCESS && performance.now() - warnedAt > BETWEEN_WARNINGS_MS) {
          warnedAt = performance.now();
          warn(`Traces cannot be sent to ${receiver}: ${spans.length} spans were dropped, and more may be.`);
        }
        onResult({ code: SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

/** Loads OpenTelemetry and begins to trace; called only where the settings name a receiver. */
export async function openTracing({ settings, secret, warn }: OpenTracingPorts): Promise<Tracing> {
  // Not as an import of this file: in the bundle it would be loaded by every server.
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(sdk, settings.sampler, settings.ratio),
    // Neither the name of the machine nor its user: several processes are told apart by a number made at start.
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'passleft' }))
      .merge(
        resources.detectResources({
          detectors: [resources.serviceInstanceIdDetector, resources.envDetector],
        }),
      ),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: patient(exporter, new URL(settings.endpoint).host, warn),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: BETWEEN_EXPORTS_MS,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  return createTracing({
    tracer: provider.getTracer('passleft'),
    inside: (span) => api.trace.setSpan(api.ROOT_CONTEXT, span),
    secret,
    async flush() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOPPING_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
      clearTimeout(timer);
    },
  });
}
