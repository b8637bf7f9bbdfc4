import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/tables.ts';

export default translation<typeof english>()({
  what: '{game}、{template}',
  clockName: '{clock, select, quick {短め} standard {標準} relaxed {長め} none {なし} other {非同期}}',
  clockPhrase:
    '{clock, select, quick {制限時間：短め} standard {制限時間：標準} relaxed {制限時間：長め} none {制限時間なし} other {非同期}}',
  clockSpan:
    '{clock, select, none {時間の制限なし} correspondence {数日、持ち時間制} other {{first, number}秒～{last, number}秒}}',
  length:
    '{unit, select, days {{count, plural, other {#日}}} hours {{count, plural, other {#時間}}} other {{count, number}分}}',
  aboutLength: '約{length}',

  place:
    '{kind, select, booster {{round, number}パック目、{turn, number}手目} rounds {ラウンド{round, number}、{turn, number}手目} other {{turn, number}手目}}',
  started: '開始済み',
  starting: 'まもなく開始',
  full: '満席',
  locked: 'ホストがロック中',
  seatsOpen: '空席{open, plural, other {#}}',
  seatsHeld: '空席{open, plural, other {#}}（うち{bots, plural, other {#}}席はボット）',

  seats: '席',
  bot: 'ボット',
  botNamed: '{name}（ボット）',
  aBot: 'ボット',
  free: '空席',
  isFree: '空席',

  timeLeft: '残り{time}',
});
