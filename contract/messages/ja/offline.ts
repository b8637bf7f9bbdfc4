import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'オフラインです',
  safe: 'Passleftがネットワークに接続できません。ドラフトはサーバーに安全に保存されています。接続が戻ると、このページはまた開きます。',
  practiceHint: '練習はネットワークなしでもできます。このブラウザーでボットとドラフトします。',
  tryAgain: '再試行',
  practice: '練習',
  tableNews: 'あなたの卓で動きがありました',
});
