import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: '卓を立てる',
  open: '卓を開く',
  opening: '卓を開いています',
  notOpened: '卓を開けませんでした',
  gamesFailed: 'ゲームを読み込めませんでした',
  logIn: 'ログイン',
  createAccount: 'アカウント作成',
  next: '{visibility, select, open {すぐに公開されます} other {共有用のリンクが発行されます}}。{clock, select, quick {制限時間は短め} standard {制限時間は標準} relaxed {制限時間は長め} none {制限時間なし} other {非同期}}です。開始までは、ゲームとフォーマット以外をすべて変更できます。',

  what: '何をドラフトしますか？',
  how: 'どう遊びますか？',
  howFast: 'どのくらいの速さで？',
  howFastHint: '最初から最後までの、1ピックの制限時間',
  cards: '{count, plural, other {#枚}}',
  clockHint:
    '{clock, select, none {時間を気にせず遊ぶ} correspondence {数日かけて、メールとプッシュ通知で} other {{first, number}秒から{last, number}秒まで}}',

  more: '詳細',
  moreWords:
    '{seats, plural, other {#席}}、{picks, select, everyone {終了後は全員がピックを見られる} closed {卓を閉じたあとは全員がピックを見られる} host {終了後はホストがピックを見られる} other {ピックは本人だけ}}、{watchers, select, yes {観戦あり} other {観戦なし}}{teams, select, yes {、2チーム} other {}}{review, select, yes {、パック間に確認時間} other {}}',
  seats: '席数',
  seatsHint: '空いた席にはボットを入れられます。',
  description: '説明',
  descriptionHint: '卓を探している人への一言です。',
  picks: 'ドラフト後、誰がピックを見られますか？',
  picksChoice: '{picks, select, everyone {全員} closed {卓を閉じたあと} host {ホスト} other {本人だけ}}',
  picksHint:
    '{picks, select, everyone {卓の全員が、すべてのピックとデッキを見られます。} closed {全員のデッキが出そろうか、ホストが卓を閉じると、全員が見られます。} host {プレイヤーは自分のものだけ、ホストはすべてを見られます。} other {プレイヤーは自分のものだけを見られます。}}',
  watchers: '観戦者',
  watchersHint: '席のない人も観戦できます。パックとプールは見えません。',
  hints: 'ヒント',
  hintsHint: 'プロフィールでヒントをオンにしたプレイヤーには、ボットなら何を取るかが表示されます。',
  noSeat: '着席せずにホスト',
  noSeatHint: '卓の進行役として観戦します。観戦者と同じく、パックとプールは見えません。',
  inLobby: 'パックとピック、秒数、パック間の確認時間、チームはロビーで設定します。次の卓にも引き継がれます。',
  reset: '前回の設定を消す',

  tableName: '卓の名前',
  tableNameHint: 'ロビーで変更できます。',
  whoCanJoin: '参加できる人',
  friends: 'リンクを知っている友達',
  friendsHint: 'リンクかコードを知っている人だけが見つけられます。',
  anyone: '誰でも',
  anyoneHint: '卓を開くと、すぐ卓一覧に載ります。',
  verifyFirst: '卓を公開するには、メールアドレスを確認してください。',
  moreFormats: 'ほかのフォーマット',
  moreFormatsHint: 'これらのカードで遊べる、ほかのドラフト方式',
  chosen: '選択中：{format}',
  formatsLabel: '{pack}のフォーマット',
  pack: '使うカード',
  loading: 'フォーマットを読み込んでいます',
  loadFailed: 'フォーマットを読み込めませんでした',
  retry: 'もう一度試す',
  nothingMore: 'このゲームのフォーマットは、すべて上に出ています。',
  formatName:
    '{format, select, booster {ブースタードラフト} rochester {ロチェスター} sealed {シールド} teamSealed {チームシールド} jumpstart {ジャンプスタート} housman {ハウスマン} silentAuction {サイレントオークション} solomon {ソロモン} winston {ウィンストン} winchester {ウィンチェスター} grid {グリッドドラフト} rotisserie {ロティサリー} minesweeper {マインスイーパー} other {その他のフォーマット}}',
  seatsAndTime: '{seats, plural, other {#席}}、{minutes, plural, other {約#分}}',
});
