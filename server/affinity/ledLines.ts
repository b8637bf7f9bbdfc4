import type { IncomingMessage } from 'node:http';
import type { Affinity } from './processes.ts';
import { isProcessName } from './processName.ts';

/** What stands in the address of a line: the draft it is opened for, and the process it was led to. */
export interface LineAddress {
  readonly draftId: string | null;
  readonly process: string | null;
}

const DRAFT_ID = /^[\w-]{1,64}$/;

/** Reads it; what is not of the right letters counts as not there. */
export function lineAddressOf({ url = '' }: Pick<IncomingMessage, 'url'>): LineAddress {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const draftId = query.get('draft') ?? '';
  const process = query.get('p') ?? '';
  return {
    draftId: DRAFT_ID.test(draftId) ? draftId : null,
    process: isProcessName(process) ? process : null,
  };
}

/** The origin that a request came to, as far as it is the site's own: that of its page, or where it names our host. */
function originOf({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>, publicUrl: string) {
  // Pages of other sites were turned away before.
  if (origin !== undefined) return origin;
  return host === new URL(publicUrl).host ? publicUrl : null;
}

export interface LeadingPorts {
  readonly affinity: Pick<Affinity, 'preferred'>;
  readonly publicUrl: string;
  /** The path of the hub. */
  readonly path: string;
}

/**
 * The address at which a line is to be opened instead: that of the process that prefers its draft, which a balancer knows by
 * its name in `p`. Null where the line names no draft, was led once already, or where there is nobody to choose from. The
 * answer is the same for every draft id, so nobody learns from it which there are.
 */
export function leadTo(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  { affinity, publicUrl, path }: LeadingPorts,
): string | null {
  const { draftId, process } = lineAddressOf(request);
  if (draftId === null || process !== null) return null;
  const preferred = affinity.preferred(draftId);
  const origin = originOf(request, publicUrl);
  if (preferred === null || origin === null) return null;
  const address = new URL(path, origin);
  const protocol = new URLSearchParams(request.url?.split('?', 2)[1]).get('protocol');
  if (protocol !== null) address.searchParams.set('protocol', protocol);
  address.searchParams.set('draft', draftId);
  address.searchParams.set('p', preferred);
  return address.href;
}

/** The process to which a line that looks at a draft here should move; null where it is well here, or was sent here. */
export function betterPlace(
  { own, preferred }: { readonly own: string; readonly preferred: string | null },
  ledTo: string | null,
): string | null {
  // A balancer that knows no names brought it here although it asked for that one: it would again.
  return preferred === own || preferred === ledTo ? null : preferred;
}
