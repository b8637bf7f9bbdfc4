import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: '{opponent}からの報告：{result}',
  reportedTitle: '{opponent}の確認待ち：{result}',
  callDetail: '{event}、残り{left}',
  callDetailLate: '{event}、時間切れ',
  callDetailOpen: '{event}',
  goToMatch: '対戦へ移動',
  goToMatchOf: '対戦へ移動：{event}',
  confirmResult: '結果を確認',
  goToEvent: 'イベントへ移動',
  goToTable: '卓へ移動',
  matchesTitle: 'あなたの対戦',
  matchesHint: '終了が近い順',
  moreDrafts: '{count, plural, other {ほかに#件のドラフトが待っています}}',
  toEvent: 'イベントへ',

  pushEvents: 'イベントの通知を受け取る',
  pushEventsHint: 'ラウンドの開始、結果の確認、リマインダーを、上のブラウザーに通知します。',
});
