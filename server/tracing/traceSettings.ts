/** Where traces go, and which of them. */
export interface TraceSettings {
  /** The OTLP receiver over HTTP, without `/v1/traces` and without a slash at its end. */
  readonly endpoint: string;
  readonly sampler: SamplerName;
  /** The share of traces that samplers with a ratio keep, from 0 to 1. */
  readonly ratio: number;
}

/** The samplers of the OpenTelemetry specification that need nothing but a number. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

type Say = (sentence: string) => void;

const isReceiver = (text: string): boolean => {
  const address = URL.canParse(text) ? new URL(text) : null;
  return ['http:', 'https:'].includes(address?.protocol ?? '') && !address?.search && !address?.hash;
};

/** One `key=value`, as the SDK reads it. */
const HEADER = /^\s*[\w!#$%&'*+.^`|~-]+\s*=[^,]*$/;

/** The standard variables of OpenTelemetry; the others of them are read by its SDK. Undefined where nothing is traced. */
export function readTracing(
  env: Readonly<Record<string, string | undefined>>,
  say: Say,
): TraceSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  if (!isReceiver(endpoint))
    say(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OTLP receiver over HTTP, such as https://collector.example.org:4318.',
    );
  const protocol = env.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol !== undefined && protocol !== 'http/json')
    say(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/json or left out, not "${protocol}".`);
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS;
  if (headers !== undefined && !headers.split(',').every((header) => HEADER.test(header)))
    say(
      'OTEL_EXPORTER_OTLP_HEADERS must be headers such as authorization=Bearer%20KEY, separated by commas.',
    );
  const sampler = SAMPLERS.find((known) => known === (env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on'));
  if (!sampler)
    say(`OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}, not "${env.OTEL_TRACES_SAMPLER}".`);
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG ?? '1');
  if (!(ratio >= 0 && ratio <= 1))
    say(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${env.OTEL_TRACES_SAMPLER_ARG}".`);
  return { endpoint: endpoint.replace(/\/+$/, ''), sampler: sampler ?? 'always_off', ratio };
}
