import { createServer } from 'vite';

/** Writes the tree of routes anew from the files of the routes, as the development server does when it begins. */
export async function regenerateRoutes(root: string): Promise<void> {
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await vite.close();
}
