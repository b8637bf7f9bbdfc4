import type { Route, RouteTable } from '#contract/route.ts';
import { escapeHtml } from '../../mail/emailPage.ts';
import { accessSentence, schemaOf, tokenSentence } from '../openApi.ts';

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** The kind of a value in a few words; the OpenAPI document has the rest. */
function kindOf({ type, enum: words, anyOf, oneOf, items, ...shape }: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' | ');
  if (type === 'array' && items) return `${kindOf(items)}[]`;
  return type === undefined ? 'any' : [type].flat().join(' | ');
}

function fields(title: string, schema: Parameters<typeof schemaOf>[0] | undefined, io: 'input' | 'output') {
  if (!schema) return '';
  const shape = schemaOf(schema, io) as Shape;
  const properties = Object.entries(shape.properties ?? {});
  if (properties.length === 0) return `<p>${title}: <code>${escapeHtml(kindOf(shape))}</code></p>`;
  const lines = properties.map(([name, value]) => {
    const isNeeded = io === 'output' || shape.required?.includes(name);
    return `<li><code>${escapeHtml(name)}${isNeeded ? '' : '?'}: ${escapeHtml(kindOf(value))}</code></li>`;
  });
  return `<p>${title}:</p><ul class="fields">${lines.join('')}</ul>`;
}

/** Backticks of a sentence as code. */
export const withCode = (sentence: string): string =>
  escapeHtml(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function routeHtml(name: string, row: Route, summary: string): string {
  const { method, path, params, query, body, reply, refusals } = row;
  return `<details id="${name}"><summary><code><span class="verb">${method}</span> /api${escapeHtml(path)}</code><br>${withCode(summary)}</summary><div>
<p class="needs">${withCode(`${accessSentence(row.access)} ${tokenSentence(row.token)}`)}</p>
${fields('Path', params, 'input')}${fields('Query', query, 'input')}${fields('Body', body, 'input')}
${reply === null ? '<p>Reply: 204</p>' : fields('Reply', reply, 'output')}
${refusals.length > 0 ? `<p>Errors: ${[...refusals].map((code) => `<code>${code}</code>`).join(', ')}</p>` : ''}
</div></details>`;
}

const tagOf = ({ path }: Route): string => {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? `admin/${second}` : first;
};

/** Every row of the table, by the first part of its address. */
export function routesHtml(table: RouteTable, summaries: Readonly<Record<string, string>>): string {
  const groups = new Map<string, string[]>();
  for (const [name, row] of Object.entries(table)) {
    const tag = tagOf(row);
    groups.set(tag, [...(groups.get(tag) ?? []), routeHtml(name, row, summaries[name] ?? '')]);
  }
  return [...groups]
    .toSorted(([a], [b]) => Number(a.startsWith('admin')) - Number(b.startsWith('admin')) || (a < b ? -1 : 1))
    .map(([tag, routes]) => `<h3>${escapeHtml(tag)}</h3>\n${routes.join('\n')}`)
    .join('\n');
}
