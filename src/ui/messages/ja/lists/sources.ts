import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/sources.ts';

export default translation<typeof english>()({
  title: 'ゲームを追加',
  lead: '公開されている取得元のセット、キューブ、評価です。ボタンを押すまで、何も取得しません。',
  search: 'ゲームか取得元を検索',
  nothingFound: '一致する取得元がありません',
  verified: '検証済み',
  notVerified: '未検証',
  notVerifiedHint:
    '実際の応答とまだ照合していません。仕様が変わっていた場合は、インポート時にそう表示され、何も変更されません。',
  purpose:
    '{brings, select, sets {{game}のセット} cubes {リンクで取り込むキューブ} ratings {セットのカードのピックの早さ（ボット用）} other {カード}}',
  cubesForMembers: 'メンバーは、リンクを貼るだけでキューブをドラフトできます。',
  facesForMembers: 'メンバーのキューブにあり、このサーバーのどのゲームにもないカードも補います。',
  isHere: 'このサーバーにあるゲームです',
  homepage: '{name}のホームページ',
  allOff: 'すべての取得元がオフです',
  allOffHint:
    'サーバーがSOURCES=offで起動しているため、何も取得されず、スイッチも働きません。変更できるのはサーバーの運営者です。',
  loadFailed: '取得元を読み込めませんでした',
  changeFailed: '変更されませんでした',
  use: '{brings, select, sets {セットを表示} other {選択}}',
  useName: '{brings, select, sets {{name}のセットを表示} other {{name}を選択}}',
  asks: '{host}から約{megabytes, number} MB取得',
  isOff: '先にオンにしてください。',

  ownTitle: '独自の取得元を追加',
  ownHint: 'docs/schemas/passleft-source-1.jsonに従うJSONのレシピです。',
  ownField: 'レシピ',
  ownAdd: '取得元を追加',
  ownRemove: '{name}を削除',
  ownRemoveShort: '削除…',
  ownRemoveAsk: '{name}を削除しますか？',
  ownRemoveHint: 'レシピが削除されます。これまでにインポートしたカードは残ります。',
  ownKeep: '残す',

  back: 'すべての取得元',
  setsLoading: '{name}にセットを問い合わせています…',
  setsFailed: 'セットを読み込めませんでした',
  retry: 'もう一度試す',
  setsLabel: '{name}のセット',
  setSearch: 'セットを検索',
  noSuchSet: '一致するセットがありません',
  newest: '最新',
  here: '追加済み',
  cards: '{count, number}枚',
  more: '{count, number}件すべて表示',
  link: 'キューブのリンク',
  linkHint: 'CubeCobraのリンク、またはキューブのID。',
  setCode: 'セットのコード',
  setCodeHint: 'このサーバーにあるゲームに限ります。カードに評価が付き、ボットがそれに従ってピックします。',

  planTitle: 'ボタンを押すと行われること',
  planFetch: 'このサーバーが{hosts}から約{megabytes, number} MBを取得します。',
  planOthers: 'ブースターに必要なセットも取得します。',
  planGame:
    '{isHere, select, yes {カードは{game}に追加されます。} other {{game}がこのサーバーに追加されます。}}',
  planPictures: '{hosts}の画像が許可されます。取り消すと、すべて元に戻ります。',
  planNoPictures: '取り消すと、すべて元に戻ります。',
  fetch: '取得してインポート',
  fetchFailed: '何も取得されませんでした',
  offline: 'ネットワークのないマシンの場合',
  offlineHint:
    'ネットワークのあるマシンでファイルを取得し、ここにドロップしてください。圧縮したままでかまいません。',
  offlinePack:
    'ファイルが大きすぎてアップロードできません。ネットワークのあるPassleftサーバーでセットをまとめ、そのファイルをここにドロップしてください。',
  dropHere: 'ここにファイルをドロップしてください。複数行ある場合は、まとめてドロップします。',
  chooseFiles: 'ファイルを選択',
  copy: 'コピー',
  copied: 'コピーしました',
  address: 'アドレス{at, number}',
});
