import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'Simboli dei costi',
  symbolsHint:
    'Un simbolo tra parentesi graffe, come {example}, viene disegnato come una lettera su un colore, nei costi e nel testo delle regole. Da ciò che lo paga dipende quali terre base vengono proposte a un mazzo.',
  symbols: 'Simboli',
  oneSymbol: 'simbolo',
  symbolName: 'Nei costi',
  symbolLetter: 'Lettera',
  symbolColour: 'Colore',
  symbolShape: 'Forma',
  symbolPaidBy: 'Pagato da',
  paidByNone: 'Niente',
  paidBySeveral: 'Uno qualsiasi su {count, number}',
  shapeName: '{shape, select, circle {Cerchio} square {Quadrato} other {Foglia}}',
  symbolsFull: 'Ce ne sono già {count, number}',
});
