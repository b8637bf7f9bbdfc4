import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'Símbolos de custo',
  symbolsHint:
    'Um símbolo entre chaves, como {example}, aparece como uma letra sobre uma cor nos custos e no texto de regras. O que paga por ele decide quais terrenos básicos sugerimos para um deck.',
  symbols: 'Símbolos',
  oneSymbol: 'símbolo',
  symbolName: 'Nos custos',
  symbolLetter: 'Letra',
  symbolColour: 'Cor',
  symbolShape: 'Forma',
  symbolPaidBy: 'Pago com',
  paidByNone: 'Nada',
  paidBySeveral: 'Qualquer um de {count, number}',
  shapeName: '{shape, select, circle {Círculo} square {Quadrado} other {Folha}}',
  symbolsFull: 'Já há {count, number}',
});
