import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'Symboles de coût',
  symbolsHint:
    'Un symbole entre accolades, comme {example}, s’affiche dans les coûts et les textes de règles comme une lettre sur une couleur. Ce qui le paie décide des terrains de base proposés pour un deck.',
  symbols: 'Symboles',
  oneSymbol: 'symbole',
  symbolName: 'Dans les coûts',
  symbolLetter: 'Lettre',
  symbolColour: 'Couleur',
  symbolShape: 'Forme',
  symbolPaidBy: 'Payé par',
  paidByNone: 'Rien',
  paidBySeveral: 'Au choix parmi {count, number}',
  shapeName: '{shape, select, circle {Rond} square {Carré} other {Feuille}}',
  symbolsFull: 'Il y en a déjà {count, number}',
});
