import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminSets.ts';

export default translation<typeof english>()({
  title: 'セット',
  lead: '版はセットに属します。各セットのコードは、ゲーム内で重複しません。',
  newSet: '新しいセット',
  create: 'セットを作成',
  save: 'セットを保存',
  notSaved: 'セットを保存できませんでした',
  created: '{name}を作成しました。',
  saved: '{name}を保存しました。',
  name: '名前',
  code: 'コード',
  codeHint: 'EMBのような短いもの。',
  codeFixed: 'このコードは版に使われているため、変更できません。',
  releasedOn: '発売日',
  optional: '任意。',
  released: '発売',
  printings: '版',
  printingsOf: '{name}の版{count, number}件',
  search: '名前またはコード',
  delete: '削除',
  deleted:
    'セット{sets, number}件{printings, plural, =0 {} other {と版{printings, number}件}}を削除しました。',
  none: 'まだセットがありません',
  noneHint: 'セットは版の出どころを示します。インポートすると、ファイルにあるセットが作られます。',
});
