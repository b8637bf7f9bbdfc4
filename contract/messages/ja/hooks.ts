import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {テーブルが開いています。{seats, number}席すべて埋まっています。} other {テーブルが開いています。{seats, number}席中#席が空いています。}}',
  readyCheck: '準備確認です。テーブルで準備完了を伝えてください。',
  draftStarted: 'ドラフトが始まりました。',
  draftFinished: 'ドラフトが完了しました。',
  roundOpened: '第{number, number}ラウンドが始まりました。',
  cutOpened:
    '{players, select, 2 {決勝が始まりました。} 4 {準決勝が始まりました。} other {準々決勝が始まりました。}}',
  roundResult: '第{number, number}ラウンド、テーブル{table, number}：{score}',
  cutResult: '{players, select, 2 {決勝} 4 {準決勝} other {準々決勝}}、テーブル{table, number}：{score}',
  code: 'コード：{code}',
  testTitle: 'テストメッセージ',
  testWords: 'このWebhookは動いています。',
  greeting: '{handle}さん',
  parkedSubject: 'Webhook「{name}」が応答していません',
  parkedWords:
    'Webhook「{name}」（{host}）にメッセージを届けられず、一部は再試行をやめました。ログからもう一度送れます。',
  offSubject: 'Webhook「{name}」をオフにしました',
  offWords:
    'Webhook「{name}」（{host}）が長い間何も受け取らないか、なくなったと応答したため、オフにしました。受信側が動いたら、もう一度オンにしてください。',
  openHooks: 'Webhookを見る',
});
