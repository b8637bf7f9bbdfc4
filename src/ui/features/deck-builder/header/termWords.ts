import type { GameLook } from '#contract/games/faces.ts';
import { begins, type Comparison, type QueryTerm } from '../cardQuery.ts';
import { capital, deckWords } from '../desk/deckWords.ts';

const COMPARED: Readonly<Record<Comparison, string>> = {
  ...{ '=': 'exactly', '<': 'under', '<=': 'atMost', '>': 'over', '>=': 'atLeast' },
};

/** “Type is Being”, “Cost 2 or less”: a condition of a search in words. */
export function termWords(term: QueryTerm, look: GameLook): string {
  const t = deckWords();
  const isNegated = String(term.isNegated);
  const is = (field: string, text: string) => t('termIs', { field, isNegated, text });
  const figure = (field: string, comparison: Comparison, number: number) =>
    t('termFigure', { field, isNegated, comparison: COMPARED[comparison], number: String(number) });
  const attribute = (key: string) => look.attributes.find((known) => known.key === key)?.label ?? key;
  switch (term.field) {
    case 'words':
      return t('termWords', { isNegated, text: term.text });
    case 'name':
      return t('termName', { isNegated, text: term.text });
    case 'rules':
      return t('termRules', { isNegated, text: term.text });
    case 'type':
      return is(t('fieldType'), capital(term.text));
    case 'rarity': {
      const known = look.rarities.find(({ code, name }) =>
        [code, name].some((word) => begins(word, term.text)),
      );
      return is(t('fieldRarity'), known?.name ?? term.text);
    }
    case 'lane': {
      const known = look.lanes.find(({ key, label }) => [key, label].some((word) => begins(word, term.text)));
      return is(capital(look.laneWord), known?.label ?? term.text);
    }
    case 'set':
      return is(t('fieldSet'), term.text.toUpperCase());
    case 'cost':
      return figure(t('fieldCost'), term.comparison, term.number);
    case 'figure':
      return figure(attribute(term.key), term.comparison, term.number);
    case 'attribute':
      return is(attribute(term.key), term.text);
  }
}
