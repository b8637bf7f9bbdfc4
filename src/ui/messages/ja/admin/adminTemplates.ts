import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'ドラフトテンプレート',
  lead: 'ホストが選ぶドラフトの種類：ラウンドと手順、制限時間、席数。',
  templates: 'テンプレート',
  search: 'テンプレートを検索',
  new: '新しいテンプレート',
  untitled: '無題のテンプレート',
  all: 'すべてのテンプレート',
  none: 'まだテンプレートがありません',
  noneHint: 'テンプレートは、ゲームのパックをプレイヤーがどう使うかを決めます。先にパックを作ってください。',
  gone: 'このテンプレートはありません。削除されたか、別のゲームのものです。',
  deleted: 'テンプレート{name}を削除しました。',
  notSaved: 'テンプレートを保存できませんでした',
  copy: '自分用にコピー',
  game: 'ゲーム',
  tables: '卓',
  owner: '所有者',
  ofGame: 'ゲーム',
  statusLabel: '状態',
  status: '{status, select, draft {下書き} preview {プレビュー} published {公開中} other {アーカイブ}}',
  setStatus: '{status, select, published {公開} preview {プレビュー} other {アーカイブ}}',
  alreadySet:
    '{status, select, published {すでに公開中です。} preview {すでにプレビュー中です。} other {すでにアーカイブ済みです。}}',
  statusSet:
    'テンプレート{templates, number}件を{status, select, published {公開しました} preview {プレビューにしました} other {アーカイブしました}}。',

  nameAndTable: '名前と卓',
  name: '名前',
  slug: '短縮名',
  slugHint: 'リンクに使われ、あとから変更できません。',
  blurb: 'ホスト向けの説明',
  formatLabel: 'フォーマット',
  clockLabel: '制限時間',
  clock: '{clock, select, quick {短め} standard {標準} relaxed {長め} none {なし} other {非同期}}',
  whoPlays: '遊べる人',
  statusHint:
    '{status, select, draft {下書き：所有者と管理者だけ} preview {プレビュー：PowerUserも} published {公開中：全員がホスト可能} other {アーカイブ：なし}}',
  seats: '席数',

  rules: 'ルール',
  format:
    '{format, select, booster {ブースター} sealed {シールド} teamSealed {チームシールド} jumpstart {ジャンプスタート} rochester {ロチェスター} rotisserie {ロティサリー} minesweeper {マインスイーパー} housman {ハウスマン} silentAuction {サイレントオークション} solomon {ソロモン} winston {ウィンストン} winchester {ウィンチェスター} grid {グリッド} other {不明なフォーマット}}',
  formatHint:
    '{format, select, booster {全員がパックを開け、カードを取って残りを渡します。} sealed {全員がパックを開け、そのカードでデッキを組みます。} teamSealed {チームごとにパックを開けて1つにまとめ、各プレイヤーがカードを確保します。} jumpstart {未開封のハーフデッキから、テーマを見て選びます。} rochester {パックを1つずつ公開し、順番にカードを取ります。} rotisserie {最初からすべてのカードを公開し、1枚ずつ取ります。} minesweeper {裏向きのグリッドからカードを取ると、隣のカードが表向きになります。} housman {非公開の手札のカードを、順番に公開カードと交換します。} silentAuction {パックの全カードに、同時に秘密で入札します。} solomon {1人が公開カードを2つの束に分け、もう1人が一方を選びます。} winston {順番に束を見て、取るか見送るかを決めます。} winchester {公開された束の1つを取り、そのあと全部の束が増えます。} grid {公開カードの行か列を丸ごと取ります。} other {}}',
  rule: '{rule, select, pack {パック} packs {パック数} teams {チーム数} offered {一度の選択肢} chosen {選ぶ総数} packsPerSeat {1人のパック数} grids {グリッド数} width {列数} height {行数} picksPerGrid {グリッドごとのピック} reveal {最初に公開} rounds {ラウンド数} handSize {手札の枚数} revealed {公開カード} exchanges {交換回数} turnOrder {手番の順} startingFunds {最初のコイン} reservePrice {最低入札額} price {落札者の支払い} cardsPerRound {ラウンドの枚数} piles {束の数} size {サイズ} picksPerSeat {1人の行・列数} hasReview {パック間の確認時間} kind {並べるカード} cardsPerSeat {1人の枚数} lay {並べる枚数} do {処理} count {枚数} direction {渡す方向} by {比べるもの} prefer {優先} other {ルール}}',
  ruleHint:
    '{rule, select, hasReview {最後を除く各ラウンドのあとに、全員がプールを確認する時間を取ります。} other {}}',
  ruleOf: '{rule}、{item}',
  choice:
    '{choice, select, center {中央} corners {四隅} borders {外周} classic {いつも同じ} snake {折り返し} first {自分の入札額} second {2番目に高い入札額} 3x3 {3 × 3} 3x4 {3 × 4} 1 {1} 2 {2} enough {全員に足りる分} all {すべて} singleton {異なるカードを各1枚} packs {パックのカード} pick {ピック} burn {除外} random {ランダムに取る} pass {渡す} discardRest {残りを捨てる} left {左} right {右} none {渡さない} funds {コイン} cards {カード} more {多いほう} fewer {少ないほう} other {その他}}',
  noPack: 'まだパックがありません',
  packMissing: '{pack}（見つかりません）',
  packOf: '{pack}（{owner}）',
  choosePack: 'このゲームのパックを選んでください。',
  between: '{min, number}～{max, number}',
  packsBySeat: '席ごとに違うパックを開けます：{packs}。',
  samePack: '同じパックを開ける',
  list: '{list, select, rounds {ラウンド} opening {最初（パックが満杯のとき）} steps {パックがなくなるまで繰り返す} packs {全員が開けるもの} tiebreakers {同額のときに優先する人} other {リスト}}',
  item: '{list, select, rounds {ラウンド{number, number}} packs {パック{number, number}} tiebreakers {優先順位{number, number}} other {手順{number, number}}}',
  addItem:
    '{list, select, rounds {ラウンド} opening {最初の手順} packs {パック} tiebreakers {優先順位} other {手順}}',
  removeItem: '{item}を削除',
  fewest: '{list, select, rounds {ドラフトには1ラウンド以上が必要です。} other {1つ以上必要です。}}',
  most: '{max, number}個までです。',

  unplayable: 'まだ遊べません',
  play: '遊ぶ',
  length:
    '{rounds, number}ラウンド、1人あたり{decisions, number}回の選択と{cards, number}枚のカード。{seats, number}人。',
  playNow: '{bots, plural, =0 {今すぐ遊ぶ} other {今すぐボット{bots, number}体と遊ぶ}}',
  saveAndPlay: '{bots, plural, =0 {保存して遊ぶ} other {保存してボット{bots, number}体と遊ぶ}}',
  isArchived: 'アーカイブしたテンプレートでは遊べません。',
  noClock: 'ピックの制限時間はありません。',
  timeBank: '持ち時間は1人{bank, number}時間。1ピックごとに{back, number}時間戻ります。',
  cardsFor: '{seats, number}席分のカード',
  packClosed: 'パック「{pack}」を開けられません。{why}',
  enough: 'すべてのパックに足りるカードがあります。',
  cannotStart: 'この卓は開始できません',
  willRepeat: '1つのパックに同じカードが入ります',
});
