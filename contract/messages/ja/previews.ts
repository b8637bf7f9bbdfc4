import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {ブースタードラフト} rochester {ロチェスター} sealed {シールド} teamSealed {チームシールド} jumpstart {ジャンプスタート} housman {ハウスマン} silentAuction {サイレントオークション} solomon {ソロモン} winston {ウィンストン} winchester {ウィンチェスター} grid {グリッドドラフト} rotisserie {ロティサリー} minesweeper {マインスイーパー} other {ドラフト}}',
  gameAndFormat:
    '{game}、{format, select, booster {ブースタードラフト} rochester {ロチェスター} sealed {シールド} teamSealed {チームシールド} jumpstart {ジャンプスタート} housman {ハウスマン} silentAuction {サイレントオークション} solomon {ソロモン} winston {ウィンストン} winchester {ウィンチェスター} grid {グリッドドラフト} rotisserie {ロティサリー} minesweeper {マインスイーパー} other {ドラフト}}',
  gameAndEvent: '{game}、スイスラウンドのイベント',
  seats:
    '{left, plural, =0 {全{all, number}席が埋まっています} other {{all, number}席中{left, number}席が空いています}}',
  places:
    '{left, plural, =0 {定員{all, number}人に達しています} other {定員{all, number}人、残り{left, number}人}}',
  starts: '開始：{when}',
  table: '{state, select, drafting {ドラフト中} complete {ドラフト終了} other {中止}}',
  eventState: '{state, select, running {イベント開催中} other {イベント終了}}',
  event: 'スイスラウンドのイベント',
  results: 'ドラフトの結果',
  poll: 'あなたなら何を取る？',
  noAccount: 'アカウントは不要です。',
  cards: '{count, plural, other {#枚}}',
  moreCards: '{count, plural, other {枚}}',
  pick: '{round, number}パック目、{pick, number}手目',
  sentence: '{fact}。',
  sentences: '{first}{next}',
});
