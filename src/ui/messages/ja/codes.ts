import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/codes.ts';

export default translation<typeof english>()({
  label: 'コードで参加',
  placeholder: 'KILN42',
  join: '参加',
  empty: 'ホストから聞いたコードを入力するか、リンクを貼り付けてください。',
  signs: 'コードに使うのは英数字だけです。',
  length: 'コードは{example}のような6文字の英数字です。',
  otherLink: 'そのリンクの先には、卓もイベントも結果も質問もありません。',
});
