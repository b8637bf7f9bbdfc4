import { Window } from 'happy-dom';
import { createServer } from 'vite';

/** What the router and the screens expect of a browser. */
const OF_A_BROWSER = [
  'window',
  'document',
  'history',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'self',
  'Element',
  'HTMLElement',
  'Node',
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'requestAnimationFrame',
  'scrollTo',
] as const;

/** A module and how to let go of what loads its lazy parts. */
interface Loaded<Module> {
  readonly module: Module;
  close(): Promise<void>;
}

/** Loads a module that needs what Vite makes: icons, style sheets, split routes; and a document, as a test of screens has. */
export async function throughVite<Module>(path: string): Promise<Loaded<Module>> {
  const window = new Window({ url: 'http://localhost:3000/' });
  for (const name of OF_A_BROWSER) {
    const value = name === 'window' || name === 'self' ? window : window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    // Node would take the router for one on a server.
    ssr: { noExternal: [/^@tanstack\//] },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return {
    // Vite knows no types: the caller names those of the file at this path.
    module: (await vite.ssrLoadModule(path)) as Module,
    close: async () => {
      await vite.close();
      await window.happyDOM.close();
    },
  };
}
