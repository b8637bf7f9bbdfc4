import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst: '先に未回答の質問{count, number}件に答えてください',
  howItWorks:
    'ファイルに書かれていることだけを反映します。列がない場合や空のセルでは何も変わりません。値を消すには、セルに(clear)と書いてください。',
  changedFields: '変わる項目',
  changedField:
    '{field}：{kind, select, card {カード{rows, number}枚} printing {版{rows, number}件} set {セット{rows, number}件} pack {パック{rows, number}件} other {テンプレート{rows, number}件}}',
  keptTitle: '{count, number}行では、手動で設定した値を残します',
  keptHint: '対象の行は「維持」で見られます。ファイルの値を使うには、上書きしてください。',
  kept: '維持',
  keptField: '{field}は{value}のままです。ファイルでは{said}です。',
  setBy: '{day, date, ::dMMMyyyy}に{by}が設定しました。',
  setBySomebody: '手動で設定されました。',
  nothing: '空',
  overwrite: '手動の値を上書き',
});
