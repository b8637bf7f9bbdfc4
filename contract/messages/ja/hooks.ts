import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {卓が立っています。{seats, number}席すべて埋まっています。} other {卓が立っています。{seats, number}席中#席が空いています。}}',
  readyCheck: 'ホストが準備を確認しています。',
  draftStarted: 'ドラフトが始まりました。',
  draftFinished: 'ドラフトが完了しました。',
  roundOpened: '{number, number}回戦が始まりました。',
  cutOpened:
    '{players, select, 2 {決勝が始まりました。} 4 {準決勝が始まりました。} other {準々決勝が始まりました。}}',
  roundResult: '{number, number}回戦、テーブル{table, number}：{score}',
  cutResult: '{players, select, 2 {決勝} 4 {準決勝} other {準々決勝}}、テーブル{table, number}：{score}',
  code: 'コード：{code}',
  testTitle: 'テストメッセージ',
  testWords: 'このWebhookは動いています。',
  parkedSubject: 'Webhook「{name}」が応答していません',
  parkedWords:
    'Webhook「{name}」（{host}）にメッセージを届けられず、一部は再試行をやめました。ログからもう一度送れます。',
  offSubject: 'Webhook「{name}」をオフにしました',
  offWords:
    'Webhook「{name}」（{host}）が長い間何も受け取らないか、なくなったと応答したため、オフにしました。受信側が動いたら、もう一度オンにしてください。',
  openHooks: 'Webhookを見る',
});
