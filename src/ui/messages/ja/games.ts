import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/games.ts';

export default translation<typeof english>()({
  symbolsTitle: 'コストのシンボル',
  symbolsHint:
    '{example}のように波かっこで囲んだシンボルは、コストやルール文で色付きの文字として表示されます。何で支払えるかによって、デッキに提案する基本土地が決まります。',
  symbols: 'シンボル',
  oneSymbol: 'シンボル',
  symbolName: 'コストでの表記',
  symbolLetter: '文字',
  symbolColour: '色',
  symbolShape: '形',
  symbolPaidBy: '支払い元',
  paidByNone: 'なし',
  paidBySeveral: '{count, number}種類のどれか',
  shapeName: '{shape, select, circle {円} square {四角} other {葉}}',
  symbolsFull: 'すでに{count, number}個あります',
});
