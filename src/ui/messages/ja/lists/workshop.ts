import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: '工房',
  lead: '自分の卓で使う、独自のリスト、テンプレート、パックです。',
  game: 'ゲーム',
  newPack: '新しいパック',
  newTemplate: '新しいテンプレート',
  newList: '新しいリスト',
  loading: '工房を読み込んでいます',
  loadFailed: '工房を読み込めませんでした',
  noGame: '公開中のゲームがまだありません',
  noGameHint: 'リストとテンプレートはゲームに属します。先に、管理者によるゲームの公開が必要です。',
  saved: '{name}を保存しました。',
  deleted: '{name}を削除しました。',
  copyName: '自分の{name}',

  yourTemplates: '自分のテンプレート',
  none: 'まだテンプレートがありません',
  noneHint:
    'テンプレートは、カードをどうドラフトするかを決めます。新しく作るか、ゲームのものをコピーしてください。',
  gameTemplates: 'ゲームのテンプレート',
  inPreview: 'プレビュー中',
  ofGame: 'ゲーム',
  whoPlays: '{status, select, preview {PowerUser} published {全員} archived {なし} other {自分だけ}}',
  about: '{format}、{seats, number}席。',
  unreadable: 'このテンプレートはもう読み込めません。削除するか、新しく作ってください。',
  isArchived: 'アーカイブしたテンプレートでは遊べません。',
  isUnreadable: 'ルールをもう読み込めません。',
  play: 'ボットとプレイ',
  host: '卓を立てる',
  edit: '編集',
  view: '表示',

  packs: 'パック',
  yours: '自分',
  fromGame: 'ゲームのもの',
  usedBy: '{owner}、{templates}で使用',
});
