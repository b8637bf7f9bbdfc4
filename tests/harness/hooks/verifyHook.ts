import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import * as z from 'zod/mini';

const PAGE = join(import.meta.dirname, '../../../docs/how-to/receive-a-hook.md');

const heardSchema = z.object({
  id: z.string(),
  type: z.string(),
  timestamp: z.string(),
  version: z.literal(1),
  data: z.looseObject({}),
});
export type Heard = z.infer<typeof heardSchema>;

type Verify = (secret: string, headers: object, body: string, nowSeconds?: number) => unknown;

/** The function that the documentation tells people to use, as it stands there. */
export async function documentedVerifyHook(): Promise<
  (secret: string, headers: object, body: string, nowSeconds?: number) => Heard
> {
  const [, source = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { verifyHook } = (await import(address)) as { verifyHook: Verify };
  return (...given) => heardSchema.parse(verifyHook(...given));
}
