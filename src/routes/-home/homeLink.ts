/** A link that Home shows instead of itself: an invitation, a shared result or a question. */
export interface HomeLink {
  readonly kind: 'join' | 'event' | 'result' | 'poll';
  readonly key: string;
}

/** What stands in Home's address: a link, and the steps of a shared replay. Nothing of it is read before it is needed. */
export interface HomeSearch {
  readonly join?: string;
  readonly event?: string;
  readonly result?: string;
  readonly poll?: string;
  /** Opens practice, whatever it says. */
  readonly practice?: string;
  /** `local`: what was shared with the installed application, which is in this browser alone. */
  readonly list?: string;
  readonly seat?: number;
  readonly pack?: number;
  readonly pick?: number;
}

const KINDS = ['join', 'event', 'result', 'poll'] as const;
const STEPS = ['seat', 'pack', 'pick'] as const;
const LONGEST_KEY = 64;

/** The first link of an address, which may say anything; null where it has none. Codes of digits alone are read as numbers. */
export function homeLinkIn(search: Readonly<Record<string, unknown>>): HomeLink | null {
  for (const kind of KINDS) {
    const value = search[kind];
    const key = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (key !== '' && key.length <= LONGEST_KEY) return { kind, key };
  }
  return null;
}

/** The steps of a replay in an address, each from 1. */
export function stepsIn(
  search: Readonly<Record<string, unknown>>,
): Pick<HomeSearch, 'seat' | 'pack' | 'pick'> {
  const known = STEPS.filter((step) => Number.isInteger(search[step]) && Number(search[step]) >= 1);
  return Object.fromEntries(known.map((step) => [step, search[step]]));
}
