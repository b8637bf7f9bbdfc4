const SYMBOL = /\{([^{}\s]{1,6})\}/;
const MOST_SYMBOLS = 6;

/** The symbols of a cost such as `{2}{W}`; none when the text is a plain number or too long to draw. */
export function costSymbols(costText: string): readonly string[] {
  const symbols = rulesParts(costText).filter(({ isSymbol }) => isSymbol);
  return symbols.length > MOST_SYMBOLS ? [] : symbols.map(({ text }) => text);
}

/** What stands on the cost disc: the number, else a short text; null where the card has no cost. */
export function costOnDisc(cost: number | null, costText: string): string | null {
  if (cost !== null) return String(Math.round(cost * 100) / 100);
  const plain = costText.replaceAll(/[{}\s]/g, '');
  return plain === '' ? null : plain.slice(0, 3);
}

/** Rules text cut into words and symbols, in order; symbols are marked so that they can be drawn. */
export const rulesParts = (rules: string): readonly { readonly text: string; readonly isSymbol: boolean }[] =>
  // What a group of the separator caught stands between the texts, at the odd places.
  rules.split(SYMBOL).flatMap((text, at) => (text === '' ? [] : { text, isSymbol: at % 2 > 0 }));
