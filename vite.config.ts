import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import type { InlineConfig, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { appFiles } from './src/assets/build/appFiles.ts';
import { plainLate, STANDALONE_PAGES, standalonePages } from './src/assets/build/standalonePages.ts';
import { withoutTokens } from './src/assets/build/withoutTokens.ts';
import { compiledMessages } from './src/ui/messages/build/compiledMessages.ts';
import { languagePages } from './src/ui/messages/build/languagePages.ts';
import { offlineWords } from './src/ui/messages/build/offlineWords.ts';
import { LongestFirst } from './tests/harness/longestFirst.ts';

const SCHEME_BOOT = 'src/assets/schemeBoot.js';
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST_COMPRESSED_BYTES = 1024;

/** A classic blocking script in the head, so that the scheme is set before the first paint; never inline (strict CSP). */
function schemeBoot(): Plugin {
  let isBuild = false;
  return {
    name: 'passleft-scheme-boot',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      this.emitFile({ type: 'asset', name: 'schemeBoot.js', source: await readFile(SCHEME_BOOT) });
    },
    transformIndexHtml: (_html, { bundle }) => {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && file.names.includes('schemeBoot.js'),
      );
      const src = built ? `/${built.fileName}` : `/${SCHEME_BOOT}`;
      return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
    },
  };
}

/** The shim is for a React without this hook; a bundler without its name takes the whole of it. */
function withoutHookShim(): Plugin {
  return {
    name: 'passleft-without-hook-shim',
    // A page's bundle alone has to be small; elsewhere Node loads the package as it is.
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          { find: /^use-sync-external-store\/shim\/(.+)$/, replacement: 'use-sync-external-store/$1' },
        ],
      },
    }),
  };
}

/** Writes a .gz and a .br beside every text file of the build, for the server to hand out as they are. */
function precompression(): Plugin {
  return {
    name: 'passleft-precompression',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => COMPRESSED.test(name));
      await Promise.all(texts.map((name) => compress(path.join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.byteLength < SMALLEST_COMPRESSED_BYTES) return;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
    },
  };
  await Promise.all([
    promisify(gzip)(source, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    promisify(brotliCompress)(source, brotli).then((packed) => writeFile(`${file}.br`, packed)),
  ]);
}

const ICON_FILE = 'assets/i-';
/** A file of one icon is found by those that show it: its name in everybody's first file would cost more than it saves. */
const iconsNamed = (names: string) => new RegExp(`~icons/ph/(${names})(\\.|$)`);
const isIcon = (moduleId: string) => moduleId.includes('~icons/');

const messages = () => compiledMessages({ isPseudo: process.env.PSEUDO_LOCALE === '1' });

/** The overlay of streams and the replay inside other pages, in files of their own beside those of the application. */
const standaloneConfig = (): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    plainLate(),
    react(),
    icons({ compiler: 'jsx', jsx: 'react', autoInstall: false }),
    messages(),
    languagePages(STANDALONE_PAGES),
    withoutHookShim(),
    precompression(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    manifest: '.vite/standalone.json',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [...STANDALONE_PAGES],
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/s-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});

export default defineConfig({
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      // In a test the router of an earlier file would be taken for the one to update.
      codeSplittingOptions: { addHmr: process.env.VITEST === undefined },
    }),
    react(),
    icons({ compiler: 'jsx', jsx: 'react', autoInstall: false }),
    messages(),
    schemeBoot(),
    appFiles(offlineWords),
    withoutTokens(),
    languagePages(),
    withoutHookShim(),
    precompression(),
    standalonePages(standaloneConfig),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith(ICON_FILE)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every name stands in the first file's list of what else to fetch, so that names of modules would cost a kilobyte.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.every(isIcon) ? `${ICON_FILE}[hash:7].js` : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // One file for what every page needs: it packs a twentieth smaller than the same modules in many files. The two
        // smallest pieces, which nearly every screen draws, share one, too, and so does what every part of a room reads.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // A file for one icon costs a third of its size: those that Home or the room always draws share theirs.
            { name: 'bothIcons', test: iconsNamed('users-three|play-fill|check-bold') },
            { name: 'homeIcons', test: iconsNamed('cards|cards-three-duotone|arrow-right|plus') },
            {
              name: 'roomIcons',
              test: iconsNamed(
                'prohibit|hourglass-medium|hourglass-medium-fill|question|star-fill|sign-out|dots-three-vertical-bold',
              ),
            },
            // Before the groups of parts that say something, or it would be in theirs.
            {
              name: 'words',
              test: /(ui.messages.(?!samples|moments|demoCards|partWords|otherLanguages)\w+|contract.messages.\w+)\.ts$/,
            },
            {
              name: 'table',
              test: /src.(machines.room.(draftRoom\w*|room(Ask|Choosing|Folding)|boardCards)|ui.(components.useTableLink|features.draft-room.(useClock|seating|timing.afterFrames|roomWords|roomMessages|useTaking|useTable|roomParts)))\.tsx?$/,
            },
            {
              name: 'account',
              test: /(ui.(components.submission.(fieldErrors|useSubmission)|features.auth.fields.use\w+)|machines.forms.submission|routes.-account.providers)\.tsx?$/,
            },
            {
              name: 'calls',
              test: /(contract.(achievements|route|routes.achievements)|api.client|routes.-achievements.achievementClient)\.ts$/,
            },
            // Every screen on Chakra draws these: apart they cost a name each in the first file's list, for each screen.
            {
              name: 'chakra',
              test: /@chakra-ui.react.dist.esm.components.(badge|box|button|card|center|flex|grid|heading|link|spinner|stack|text)\W/,
            },
            {
              name: 'streams',
              test: /(contract.tables.streamDelay|features.streams.(delayWords|overlayAddress))\.ts$/,
            },
            {
              name: 'page',
              test: /ui.(components.(brand.Lamp|useBusyAction)|system.plain.\w+)\.tsx?$/,
            },
            // Parts of Home that others use too: apart, each costs a fifth of its size.
            {
              name: 'homeParts',
              test: /ui.(components.(tables.(SeatPips|useSecondsLeft|tables.module)|TitledPanel)|features.home.AllLink)\.(tsx?|css)$/,
            },
            { name: 'guest', test: /features.home.(enterAsGuest|homeWords|draftAgainstBots)\.ts$/ },
            {
              name: 'looks',
              test: /(contract.games.(lanes|lookHues|gameSummary)|contract.tables.tableRows|engine.clock|components.cards.gameLook)\.ts$/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    // Test files share a window: one that presses a download link must not leave the others at another address.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    // The embedded database is compiled once, and simply: no worker lives long enough to earn better code.
    execArgv: ['--liftoff-only'],
    // Most tests wait for storage and the line: with two workers more than there are cores none of them stands idle.
    maxWorkers: availableParallelism() + 2,
    // Only what never ends is to fail by time: a busy machine is no mistake.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/harness/setup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'browser side', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server side',
          globalSetup: ['tests/support/postgresForTests.ts'],
          include: ['{engine,contract,server,demo,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/journeys/**'],
          // Modules without state of their own are loaded once for all files: a third of the run was loading them.
          isolate: false,
        },
      },
    ],
  },
});
