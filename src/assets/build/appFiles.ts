import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin, Rolldown } from 'vite';
import { type IconPurpose, iconDrawing } from './iconDrawing.ts';
import { type AppIcon, MANIFEST_FILE, manifestOf } from './manifest.ts';

const LOGO = 'src/ui/features/shell/favicon.svg';
const SERVICE_WORKER = 'src/assets/sw.js';
/** Runs after the page is there, so that it delays nothing. */
const INSTALLED = 'src/assets/installed.js';
/** The page without a network, and what it loads: its names are filled in. */
const OFFLINE = {
  page: 'src/assets/offline.html',
  look: 'src/assets/offline.css',
  script: 'src/assets/offline.js',
};

/** What the page without a network says, by language and by the names that its parts have. */
export interface OfflineWords {
  readonly page: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a push says that cannot be read, by language. */
  readonly tableNews: Readonly<Record<string, string>>;
}

/** The page with its words in every language, of which its script shows one. */
const withWords = (page: string, words: OfflineWords['page']): string => {
  const block = JSON.stringify(words).replaceAll('<', '\\u003c');
  return page.replace('id="words">{}<', () => `id="words">${block}<`);
};

const ICONS: readonly { readonly size: number; readonly purpose: IconPurpose }[] = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
];
/** What iOS puts on the home screen; it cuts the corners itself. */
const APPLE_SIZE = 180;

/** The modules whose files practice needs; with everything that they import, and what the page itself loads. */
const PRACTICE_MODULES = [
  'src/routes/-home/homeLinkLoader.ts',
  'src/routes/-home/HomeLinkPage.tsx',
  'src/routes/-drafts/PracticePage.tsx',
  'src/ui/messages/en/links.ts',
];

/**
 * What makes the site an application: its manifest with icons drawn from the logo, the page without a network, and the
 * service worker at the root, so that its scope is the whole site, with the names of the files that it keeps.
 */
export function appFiles(offlineWords: () => Promise<OfflineWords>): Plugin {
  let isBuild = false;
  return {
    name: 'passleft-app-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const logo = await readFile(LOGO, 'utf8');
      for (const { size, purpose } of [...ICONS, { size: APPLE_SIZE, purpose: 'maskable' as const }])
        this.emitFile({
          type: 'asset',
          name: iconName(size, purpose),
          source: await drawn(logo, size, purpose),
        });
      this.emitFile({ type: 'asset', name: nameOf(INSTALLED), source: await readFile(INSTALLED) });
      for (const [part, file] of Object.entries(OFFLINE))
        if (part !== 'page')
          this.emitFile({ type: 'asset', name: nameOf(file), source: await readFile(file) });
    },
    transformIndexHtml: (_html, { bundle }) => {
      if (!isBuild) return [];
      const apple = assetNamed(bundle, iconName(APPLE_SIZE, 'maskable'));
      return [
        { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST_FILE}` }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${apple}` }, injectTo: 'head' },
        {
          tag: 'script',
          attrs: { src: `/${assetNamed(bundle, nameOf(INSTALLED))}`, defer: true },
          injectTo: 'head',
        },
      ];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const icons = ICONS.map(
          ({ size, purpose }): AppIcon => ({
            size,
            purpose,
            file: assetNamed(bundle, iconName(size, purpose)),
          }),
        );
        const text = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        text(MANIFEST_FILE, JSON.stringify(manifestOf(icons)));
        const [look, script] = [OFFLINE.look, OFFLINE.script].map((file) => assetNamed(bundle, nameOf(file)));
        const words = await offlineWords();
        const page = withWords(await readFile(OFFLINE.page, 'utf8'), words.page)
          .replace('/src/assets/offline.css', `/${look}`)
          .replace('/src/assets/offline.js', `/${script}`);
        text('offline.html', page);
        const files = {
          page: ['/offline.html', `/${look}`, `/${script}`],
          practice: ['/', ...filesOf(bundle, PRACTICE_MODULES).map((file) => `/${file}`)],
          tableNews: words.tableNews,
        };
        text('sw.js', workerSource(await readFile(SERVICE_WORKER, 'utf8'), files, page));
      },
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response, next) => {
        Promise.all([readFile(SERVICE_WORKER, 'utf8'), offlineWords()]).then(([source, { tableNews }]) => {
          response
            .setHeader('content-type', 'text/javascript')
            .end(workerSource(source, { page: [], practice: [], tableNews }, ''));
        }, next);
      });
    },
  };
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const iconName = (size: number, purpose: IconPurpose) => `icon-${purpose}-${size}.png`;

const drawn = (logo: string, size: number, purpose: IconPurpose): Promise<Buffer> =>
  sharp(Buffer.from(iconDrawing(logo, size, purpose)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

function assetNamed(bundle: Rolldown.OutputBundle | undefined, name: string): string {
  const found = Object.values(bundle ?? {}).find(
    (file) => file.type === 'asset' && file.names.includes(name),
  );
  if (!found) throw new Error(`The build has no file for ${name}.`);
  return found.fileName;
}

interface KeptFiles {
  readonly page: readonly string[];
  readonly practice: readonly string[];
  /** What a push says that cannot be read, by language. */
  readonly tableNews: Readonly<Record<string, string>>;
}

/** The worker with the files of this build: another build is another worker, which keeps its own. */
function workerSource(source: string, files: KeptFiles, page: string): string {
  const version = createHash('sha256').update(JSON.stringify(files)).update(page).digest('hex').slice(0, 12);
  return `const FILES = ${JSON.stringify({ version, ...files })};\n${source}`;
}

/** The files of the page and of these modules, with all that they import and the styles and pictures of those. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) found.add(file);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const chunk of chunks)
    if (chunk.isEntry || chunk.moduleIds.some((id) => modules.some((module) => id.includes(module))))
      visit(chunk);
  for (const file of Object.values(bundle))
    if (
      file.type === 'asset' &&
      (['schemeBoot.js', nameOf(INSTALLED)].some((name) => file.names.includes(name)) ||
        /latin-.*\.woff2$/.test(file.names[0] ?? ''))
    )
      found.add(file.fileName);
  return [...found].sort();
}
