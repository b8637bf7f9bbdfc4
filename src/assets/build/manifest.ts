import type { IconPurpose } from './iconDrawing.ts';

/** Its ending gives it the type that browsers ask for. */
export const MANIFEST_FILE = 'app.webmanifest';

export interface AppIcon {
  readonly size: number;
  readonly purpose: IconPurpose;
  /** From the root of the site, without a slash. */
  readonly file: string;
}

/** The manifest of the installed application (W3C Web Application Manifest); it names no game and no card. */
export const manifestOf = (icons: readonly AppIcon[]) => ({
  id: '/',
  name: 'Passleft',
  short_name: 'Passleft',
  description: 'Draft any card game together, with friends or against bots.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0b1413',
  theme_color: '#0b1413',
  categories: ['games', 'entertainment'],
  icons: icons.map(({ size, purpose, file }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: 'Draft vs bots', url: '/?practice=bots' },
    { name: 'Join with a code', url: '/?join=%20' },
  ],
  // The service worker takes the form (src/assets/sw.js); only without one the server sees it.
  share_target: {
    action: '/',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'file', accept: ['.txt', '.csv', '.json', 'text/plain', 'text/csv', 'application/json'] },
      ],
    },
  },
});
