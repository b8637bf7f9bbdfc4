const SYMBOL = /\{([^{}\s]{1,6})\}/g;
const MOST_SYMBOLS = 6;

/** The symbols of a cost such as `{2}{W}`; none when the text is a plain number or too long to draw. */
export function costSymbols(costText: string): readonly string[] {
  const symbols = [...costText.matchAll(SYMBOL)].map((match) => match[1] ?? '');
  return symbols.length > MOST_SYMBOLS ? [] : symbols;
}

/** What stands on the cost disc: the number, else a short text; null where the card has no cost. */
export function costOnDisc(cost: number | null, costText: string): string | null {
  if (cost !== null) return String(Math.round(cost * 100) / 100);
  const plain = costText.replaceAll(/[{}\s]/g, '');
  return plain === '' ? null : plain.slice(0, 3);
}

/** Rules text cut into words and symbols, in order; symbols are marked so that they can be drawn. */
export function rulesParts(rules: string): readonly { readonly text: string; readonly isSymbol: boolean }[] {
  const parts: { text: string; isSymbol: boolean }[] = [];
  let from = 0;
  for (const match of rules.matchAll(SYMBOL)) {
    if (match.index > from) parts.push({ text: rules.slice(from, match.index), isSymbol: false });
    parts.push({ text: match[1] ?? '', isSymbol: true });
    from = match.index + match[0].length;
  }
  if (from < rules.length) parts.push({ text: rules.slice(from), isSymbol: false });
  return parts;
}
