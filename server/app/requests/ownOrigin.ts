import type { FastifyRequest } from 'fastify';
import { refusal } from '#server/http/refusalError.ts';
import { isLoopbackHost } from '#server/loopbackHost.ts';
import type { Settings } from '#server/settings.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Whether pages of this origin are ours: the public address, outside production any page of this machine. */
export function isOwnOrigin(origin: string, settings: Settings): boolean {
  if (origin === settings.publicUrl) return true;
  if (settings.mode === 'production' || !URL.canParse(origin)) return false;
  return isLoopbackHost(new URL(origin).hostname);
}

/** Refuses with 403 what another site makes a browser send; programs send neither header and are let through. */
export function refuseForeignOrigin(request: FastifyRequest, settings: Settings): void {
  if (READING.includes(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn = origin === undefined ? isOwnSite(site) : isOwnOrigin(origin, settings);
  if (!isOwn) throw refusal('foreignOrigin');
}

const isOwnSite = (site: string | string[] | undefined) =>
  site === undefined || site === 'same-origin' || site === 'none';
