import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/apiDocs.ts';

export default translation<typeof english>()({
  title: 'API',
  intro:
    'ここで人ができることは、HTTPとJSONでプログラムからもできます。<document>openapi.json</document>には、ジェネレーターやクライアントのためにすべてのルートが記述されています。',
  tokens: 'アクセストークン',
  tokensHow: '<profile>プロフィール</profile>の「アカウント」で作成し、呼び出すたびに送ってください。',
  tokensEnd:
    'トークンの有効期間は最長90日です。取り消したとき、パスワードを変えたとき、必要な役割を失ったとき、アカウントが停止されたときに終了します。',
  tokensWhere:
    'アドレスの中、ログイン、アカウントの操作、別のトークンの作成では使えません。ハブでも同じヘッダーで送ります。管理用スコープの使用はすべて操作履歴に残ります。',
  scopes: 'スコープ',
  scopesHint: 'トークンで使えるのはスコープの範囲だけで、あなたの役割で許可されている間に限られます。',
  scope: 'スコープ',
  opens: '使えるもの',
  onHub: 'ハブ：{methods}',
  refusals: 'エラー',
  refusalsHint:
    'エラーにはステータスと、コードおよび指定した言語のメッセージを含むJSONが付きます。トークンに関するものは次のとおりです。',
  over: 'トークンが不明、期限切れ、取り消し済み、または役割・停止・パスワードの変更で終了しています。',
  lacksScope: 'WWW-Authenticateが示すスコープがトークンにありません。',
  notTaken: 'ここではトークンを使えません。',
  inAddress: 'トークンがアドレスに含まれていました。取り消してください。',
  limits: '呼び出しの制限',
  limitsHint:
    '制限がある場合、どの応答にも、あなたのアドレスの残り回数（r）と、すべて回復するまでの秒数（t）が示されます。429のあとはRetry-Afterの秒数だけ待ってください。',
  examples: '例',
  examplesHint: 'curlのスクリプトにはjqも必要です。',
  hostTable: '卓を立ててリンクを投稿する',
  readResults: '結果を読む',
  reportMatch: '対戦結果を報告する',
  routes: 'ルート',
  routesHint: 'すべてのルートと、トークンに必要なスコープです（英語）。',
});
