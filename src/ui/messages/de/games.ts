import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'Symbole in Kosten',
  symbolsHint:
    'Ein Symbol in geschweiften Klammern wie {example} erscheint in Kosten und Regeltext als Buchstabe auf einer Farbe. Womit man es bezahlt, bestimmt, welche Standardländer ein Deck angeboten bekommt.',
  symbols: 'Symbole',
  oneSymbol: 'Symbol',
  symbolName: 'In Kosten',
  symbolLetter: 'Buchstabe',
  symbolColour: 'Farbe',
  symbolShape: 'Form',
  symbolPaidBy: 'Bezahlt mit',
  paidByNone: 'Nichts',
  paidBySeveral: 'Eins von {count, number}',
  shapeName: '{shape, select, circle {Kreis} square {Quadrat} other {Blatt}}',
  symbolsFull: 'Es gibt schon {count, number}',
});
