import { join } from 'node:path';
import type { AppContext } from '#server/app/appContext.ts';
import type { DownloadPorts } from './downloads.ts';

/** How this server asks sources: who it says that it is, and what may be dialled. */
export function sourceLine({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): DownloadPorts {
  const certificate = settings.pushLoopbackCertificate;
  return {
    db,
    folder: join(settings.dataDir, 'sources'),
    now: () => clock.now(),
    userAgent: `Passleft (+${settings.publicUrl})`,
    rules:
      certificate === undefined
        ? { allowsLoopback: false }
        : { allowsLoopback: true, trustedCertificate: certificate },
  };
}
