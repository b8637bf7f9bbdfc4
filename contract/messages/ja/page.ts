import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/page.ts';

export default translation<typeof english>()({
  description: 'Passleft：どんなカードゲームでも、友だちともボットともドラフトできます。',
  aboutTitle: '概要',
  aboutDescription:
    'Passleftの遊び方：パックを開けて1枚取り、残りを回します。どのカードゲームでも、アカウントなしで遊べます。',
  noScript: 'カードを配るにはJavaScriptが必要です。',
});
