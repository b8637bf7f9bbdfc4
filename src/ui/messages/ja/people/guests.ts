import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/guests.ts';

export default translation<typeof english>()({
  title: 'ゲスト名',
  ownLabel: '卓で表示される名前',
  othersLabel: '{name}の名前',
  nameHint: 'ほかの人には「guest」付きで表示されます。',
  save: '名前を保存',
  backToHandle: '自動の名前を使う',
  saved: '名前を{name}に変更しました',
  savedHandle: '自動の名前に戻しました',
  othersSaved: 'ゲストの名前を変更しました',
  notSaved: '名前を変更できませんでした',
  renameTitle: 'ゲストの名前を変更',
  cancel: 'キャンセル',
});
