import { buildSync } from 'esbuild';

/** Files that decide beside the imports how a program runs. */
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Every file of the project that these programs read through their imports, themselves among them, and what sets them up. */
export function importedBy(...programs: readonly string[]): readonly string[] {
  const { metafile } = buildSync({
    entryPoints: [...programs],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['~icons/*'],
    loader: { '.css': 'empty', '.svg': 'empty' },
    write: false,
    outdir: 'dist/tests/imported',
    metafile: true,
    logLevel: 'silent',
  });
  return [...Object.keys(metafile.inputs), ...SETTINGS].toSorted();
}
