import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: '募集中の卓',
  events: 'イベント',
  host: '卓を立てる',
  hostShort: '立てる',
  sumNone: '卓が立つと、ここに表示されます。',
  sumNoMatch: '条件に合う卓はありません。',
  sum: '{tables, plural, other {#卓}}、{people, plural, other {#人が着席中}}',
  sumMatching: '条件に合う卓{tables, plural, other {#卓}}、{people, plural, other {#人が着席中}}',

  search: 'ホスト、卓名、コード',
  seatsFree: '空席あり',
  watchable: '観戦可',
  game: 'ゲーム',
  allGames: 'すべてのゲーム',
  clock: '制限時間',
  anyClock: '指定なし',
  order: '並び順',
  newest: '新しい順',
  fullest: '満席に近い順',

  tables: '卓一覧',
  waiting: '{count, plural, other {新しい卓#件}}',
  stale: '今は一覧を更新できません。席が埋まっている場合があります。',
  askAgain: 'もう一度試す',
  failed: '卓を読み込めませんでした',
  failedHint: '卓への影響はありません。もう一度試すか、ボットとドラフトしてお待ちください。',
  noMatch: '条件に合う卓がありません',
  noMatchFilters: '募集中の卓はありますが、この条件に合うものはありません。',
  noMatchSearch: 'ホスト、卓名、コードが「{search}」に合う募集中の卓はありません。',
  clear: '条件を解除',
  pageOf: '{total, number}件中{first, number}～{last, number}件',

  hostedBy: 'ホスト',
  gone: '募集終了',
  act: '{action, select, sit {席に着く} watch {観戦} other {開く}}',
  actAt: '{action, select, sit {席に着く} watch {観戦} other {開く}}：{table}',

  nobody: '募集中の卓はありません',
  nobodyHint: '卓を立てて参加を待つか、今すぐボットとドラフトできます。',
  draftWithBots: '{bots, plural, other {ボット#体}}とドラフト',

  otherWays: 'ほかの遊び方',
  cannotWait: '待ちきれないときは',
  cannotWaitHint:
    '{bots, plural, other {ボット#体}}が準備OKです。{minutes, plural, other {約#分}}で、いつでも一時停止できます。',
  joinByCode: 'コードで参加',
  seatKey: '席の見かた',
  aPerson: '人',
  aBot: 'ボット（人が来たら席を譲る）',
  free: '空席',
});
