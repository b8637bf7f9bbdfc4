import { createHash } from 'node:crypto';

interface HashRules {
  readonly sidePrefix: string;
  readonly separator: string;
  readonly nameOf: (name: string) => string;
}

function listText(main: readonly string[], side: readonly string[], rules: HashRules): string {
  const named = [
    ...main.map(rules.nameOf),
    ...side.map((name) => `${rules.sidePrefix}${rules.nameOf(name)}`),
  ];
  return named.sort().join(rules.separator);
}

const BASE = 32;
const COCKATRICE_DIGITS = 8;
const FIRST_HEX = 10;
const MWS_HEX = 8;

/** Cockatrice's deck hash: the first ten hexadecimal digits of SHA-1 as a number in base 32 (`research/peers.md` 1c). */
export function cockatriceHash(main: readonly string[], side: readonly string[]): string {
  const text = listText(main, side, {
    sidePrefix: 'SB:',
    separator: ';',
    nameOf: (name) => name.toLowerCase(),
  });
  const hex = createHash('sha1').update(text).digest('hex').slice(0, FIRST_HEX);
  return Number.parseInt(hex, 16).toString(BASE).padStart(COCKATRICE_DIGITS, '0');
}

/** Magic Workstation's deck hash: the first eight hexadecimal digits of MD5 (`research/peers.md` 1c). */
export function mwsHash(main: readonly string[], side: readonly string[]): string {
  const text = listText(main, side, {
    sidePrefix: '#',
    separator: '',
    nameOf: (name) => name.toUpperCase().replaceAll(/[^A-Z]/g, ''),
  });
  return createHash('md5').update(text).digest('hex').slice(0, MWS_HEX);
}
