import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'Símbolos de los costes',
  symbolsHint:
    'Un símbolo entre llaves, como {example}, se dibuja como una letra sobre un color en los costes y en el texto de reglas. Lo que lo paga decide qué tierras básicas se ofrecen a un mazo.',
  symbols: 'Símbolos',
  oneSymbol: 'símbolo',
  symbolName: 'En los costes',
  symbolLetter: 'Letra',
  symbolColour: 'Color',
  symbolShape: 'Forma',
  symbolPaidBy: 'Se paga con',
  paidByNone: 'Nada',
  paidBySeveral: 'Cualquiera de {count, number}',
  shapeName: '{shape, select, circle {Círculo} square {Cuadrado} other {Hoja}}',
  symbolsFull: 'Ya hay {count, number}',
});
