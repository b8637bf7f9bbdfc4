/** What a key asks of the pack while the grid has the focus; null leaves the key alone. */
export type PackKey =
  | { readonly asks: 'focus'; readonly index: number }
  | { readonly asks: 'reserve' | 'take' | 'takeToSide' | 'star' | 'zoom' | 'speak' | 'help' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const LETTERS: Readonly<Record<string, Exclude<PackKey['asks'], 'focus'>>> = {
  ' ': 'reserve',
  enter: 'take',
  s: 'takeToSide',
  f: 'star',
  z: 'zoom',
  q: 'speak',
  '?': 'help',
};

/**
 * Arrows, Home and End walk the rows as they are drawn, 1 to 9 jump to a card. Without single keys letters, digits and
 * signs are left alone.
 */
export function packKey(
  press: KeyPress,
  at: number,
  cards: number,
  columns: number,
  hasSingleKeys = true,
): PackKey | null {
  if (press.altKey || press.metaKey || cards === 0) return null;
  if (!hasSingleKeys && press.key.length === 1 && press.key !== ' ') return null;
  const target = focusTarget(press, at, cards, columns);
  if (target !== null) return { asks: 'focus', index: target };
  if (press.ctrlKey) return null;
  const asks = LETTERS[press.key.toLowerCase()];
  return asks === undefined ? null : { asks };
}

function focusTarget({ key, ctrlKey }: KeyPress, at: number, cards: number, columns: number): number | null {
  const last = cards - 1;
  const rowStart = at - (at % columns);
  if (key === 'Home') return ctrlKey ? 0 : rowStart;
  if (key === 'End') return ctrlKey ? last : Math.min(rowStart + columns - 1, last);
  if (ctrlKey) return null;
  if (key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'ArrowUp') return at - columns < 0 ? at : at - columns;
  if (key === 'ArrowDown') return below(at, cards, columns);
  if (/^[1-9]$/.test(key)) return Number(key) <= cards ? Number(key) - 1 : null;
  return null;
}

/** From above the gap of a short last row the focus goes to its last card. */
function below(at: number, cards: number, columns: number): number {
  if (at + columns < cards) return at + columns;
  const lastRow = Math.floor((cards - 1) / columns);
  return Math.floor(at / columns) < lastRow ? cards - 1 : at;
}
