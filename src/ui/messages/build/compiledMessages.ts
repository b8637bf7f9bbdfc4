import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type Plugin, parseAst } from 'vite';
import { pseudo } from './pseudo.ts';

/** Every file below the folder of a language is a catalogue: src/ui/messages/en/people/auth.ts, src/ui/messages/en/admin/adminSets.ts. */
const CATALOGUE = /\/messages\/[a-z]{2}(?:-[A-Z]{2})?\/(?:[^/]+\/)?[^/]+\.ts$/;
interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends AstNode {
  readonly callee: AstNode & Partial<Call> & { readonly name?: string };
  readonly arguments: readonly (AstNode & { readonly properties?: readonly AstProperty[] })[];
}
interface AstProperty {
  readonly key: { readonly name?: string; readonly value?: string };
  readonly value: AstNode & {
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  };
}

function sentenceOf({ value }: AstProperty, key: string): string {
  if (typeof value.value === 'string') return value.value;
  const [only, ...more] = value.quasis ?? [];
  if (only && more.length === 0) return only.value.cooked;
  throw new Error(`The message "${key}" is not a literal sentence.`);
}

type Change = (message: CompiledMessage) => CompiledMessage;

const unchanged: Change = (message) => message;

/** The messages of a catalogue's source by their keys; null where it is no catalogue. `code` may be TypeScript. */
export function messagesIn(
  code: string,
  change: Change = unchanged,
): Readonly<Record<string, CompiledMessage>> | null {
  const { body } = parseAst(code, { lang: 'ts' });
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const call = exported && 'declaration' in exported ? (exported.declaration as unknown as Call) : null;
  if (call?.type !== 'CallExpression' || call.arguments[0]?.type !== 'ObjectExpression') return null;
  const messages = (call.arguments[0].properties ?? []).map((property) => {
    const key = property.key.name ?? property.key.value ?? '';
    return [key, change(compile(sentenceOf(property, key)))] as const;
  });
  return Object.fromEntries(messages);
}

interface CompiledMessagesOptions {
  /** Shows every message accented and 30 % longer, to try the layout with. */
  readonly isPseudo?: boolean;
}

/**
 * Compiles message catalogues while the web is built: `catalogue({ … })` and `translation()({ … })` become their results,
 * and the compiler stays out of the browser. Without it, in tests, in `npm run dev` and on the server, they compile at
 * their first import, to the same.
 */
export function compiledMessages({ isPseudo = false }: CompiledMessagesOptions = {}): Plugin {
  const change = isPseudo ? pseudo : unchanged;
  return {
    name: 'passleft-compiled-messages',
    apply: 'build',
    transform: {
      filter: { id: CATALOGUE },
      handler(code) {
        const messages = messagesIn(code, change);
        if (!messages)
          return this.error(
            'A catalogue is one default export: catalogue({ … }) or translation<…>()({ … }).',
          );
        return { code: `export default (${JSON.stringify(messages)});\n`, map: null };
      },
    },
  };
}
