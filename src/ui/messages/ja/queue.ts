import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'ドラフトキュー、卓は自動で立ちます',
  title: 'ドラフトキュー',
  hint: 'ホストがいなくても、自動で卓が立ちます。',
  kind: '{game}、{template}',
  noGame: '複数人でドラフトできるゲームがまだありません。',
  game: '遊びたいゲーム',
  template: '遊びたいドラフト',
  sitDown: '並ぶ',
  sitDownFor: '並ぶ：{kind}',
  sitDownToo: '一緒に並ぶ',
  others: '待っている人がいるキュー',
  nobodyWaits: 'まだ誰も待っていません。始まれば約{length}です。',
  someWait: '{seats, number}人中{waiting, number}人が待っています。始まれば約{length}です。',
  count: '{waiting, number}／{seats, number}人',

  bots: 'ボット',
  botsWish:
    '{wish, select, afterWait {{minutes, plural, other {#分}}待ったら入れる} now {全員が賛成したらすぐ入れる} other {入れない（人だけ）}}',

  waitingTitle: '順番を待っています',
  formsWithPeople: '{missing, plural, other {あと#人}}並ぶと卓が立ちます。どのくらいかかるかは分かりません。',
  formsWithBots:
    '{missing, plural, other {あと#人}}並ぶと卓が立ちます。そろわなくても、あと{left}でボットを入れて立ちます。',
  botsNow:
    '{people, number}人中{wanting, number}人が、ボットを入れてすぐ始めたいと言っています。全員の賛成が必要です。',
  startNow: 'ボットを入れて始める',
  waitOn: '人を待つ',
  leave: 'やめる',
  keepOpen:
    'このタブは裏で開いたままにしてください。音とタブの表示でお知らせします。お知らせから{seconds, number}秒以内に応答してください。',

  found: '卓が見つかりました',
  foundForOthers: 'ほかの人を待っています',
  foundPeople: '{people, plural, other {#人}}、ボットなし',
  foundMixed: '{people, plural, other {#人}}とボット{bots, plural, other {#体}}',
  there: '{people, number}人中{there, number}人が応答しました',
  allThere: '全員そろいました',
  startsItself: '{there}。全員そろうと始まります。',
  timeLeft: '{there}、残り{left}',
  notNowHint: '「今はやめる」を選ぶと、順番を失います。',
  saidHere: '応答しました。',
  imHere: '参加する',
  notNow: '今はやめる',
  leaveAfterAll: 'それでもやめる',
  secondsLeft: '残り{seconds, number}秒',
  tabFound: '● 卓が見つかりました',
  tabTitle: '{news} · {title}',

  atTable: 'キューで決まった卓に着いています',
  atTableHint: 'その卓のドラフトが終わると、また並べます。',
  backToDraft: 'ドラフトに戻る',
  ready: '卓の準備ができました',
  readySpoken: '卓の準備ができました。',
  readyHint: 'まもなく始まります。',
  goToTable: '卓へ移動',

  told: '{why, select, missed {卓が見つかりましたが、時間内に応答がなかったため、順番を失いました。} absent {1分以上離れていたため、順番を失いました。} other {そろわない人がいたため、卓は立ちませんでした。順番はそのままです。}}',
  lost: '接続が切れました。つながると再開します。',
  lostPlace: '接続が切れました。順番は1分間確保され、戻ると再開します。',
});
