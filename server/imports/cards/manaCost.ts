import { magicLaneKeys } from './magicGame.ts';

/** Mana value and colours of a printed cost such as `{2}{W}`, `3WW`, `{2/W}{X}` or `{1}{R} // {1}{U}`. */
export function readManaCost(text: string): { readonly cost: number; readonly lanes: string[] } {
  let cost = 0;
  const letters = new Set<string>();
  for (const symbol of symbolsOf(text)) {
    cost += symbolValue(symbol);
    for (const letter of symbol.match(/[WUBRG]/g) ?? []) letters.add(letter);
  }
  return { cost, lanes: magicLaneKeys(letters) };
}

function symbolsOf(text: string): string[] {
  return [...text.toUpperCase().matchAll(/\{([^{}]*)\}|(\d+)|([A-Z])/g)].map(
    ([, braced, digits, letter]) => braced ?? digits ?? letter ?? '',
  );
}

function symbolValue(symbol: string): number {
  const halves = symbol.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const numbers = halves.filter((part) => typeof part === 'number');
  if (numbers.length > 0) return Math.min(Math.max(...numbers), 1_000_000);
  if (/^[XYZ]$/.test(symbol) || symbol === '') return 0;
  return 1;
}
