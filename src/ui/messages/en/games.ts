import { catalogue } from '#contract/messages/catalogue.ts';

/** The form of a game. */
export default catalogue({
  symbolsTitle: 'Cost symbols',
  symbolsHint:
    'A symbol in braces, such as {example}, is drawn as a letter on a colour in costs and rules text. The lanes that pay for it decide which basic lands we suggest.',
  symbols: 'Symbols',
  oneSymbol: 'symbol',
  symbolName: 'In costs',
  symbolLetter: 'Letter',
  symbolColour: 'Colour',
  symbolShape: 'Shape',
  symbolPaidBy: 'Paid by',
  paidByNone: 'Nothing',
  paidBySeveral: 'Any of {count, number}',
  shapeName: '{shape, select, circle {Circle} square {Square} other {Leaf}}',
  symbolsFull: 'There are {count, number} already',
});
