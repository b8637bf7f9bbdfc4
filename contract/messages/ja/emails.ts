import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: '{handle}さん',
  helloStranger: 'こんにちは。',
  notYou: '心当たりがない場合は、すぐにパスワードを再設定し、プロフィールでセッションを確認してください。',
  notAsked: '心当たりがない場合は、何もする必要はありません。',
  tellOperator: '心当たりがない場合は、サイトの運営者に知らせてください。',
  sameBrowser:
    'リンクは、ログイン中のブラウザーで開いてください。ほかの端末はすべてログアウトされ、ほかの端末で設定したログイン方法は削除されます。',
  orCode: 'または、ログイン中の画面にこのコードを入力してください。コードは10分間、リンクは24時間有効です。',

  verifySubject: 'Passleftのメールアドレスを確認してください',
  verifyWords: 'Passleftへようこそ。このメールアドレスがご自分のものであることを確認してください。',
  verifyButton: 'アドレスを確認',
  verifyNotYou: 'アカウントを作っていない場合は、何もする必要はありません。',

  newAddressSubject: 'Passleftの新しいメールアドレスを確認してください',
  newAddressWords: '今後このアドレスをアカウントに使う手続きが行われました。アドレスを確認してください。',
  newAddressButton: '新しいアドレスを確認',

  addressChangesSubject: 'Passleftアカウントのメールアドレスが変わります',
  addressChangesWords:
    'あなたのアカウントにログイン中の人が、メールアドレスを{email}に変更しようとしています。',
  addressChangesWhen: '新しいアドレスが確認されると変更されます。それまではこのアドレスのままです。',

  addressChangedSubject: 'Passleftアカウントのメールアドレスが変わりました',
  addressChangedWords:
    'アカウントのメールアドレスは{email}になりました。このアドレスにメールは届かなくなります。',

  accountExistsSubject: 'Passleftのアカウントはすでにあります',
  accountExistsWords:
    '誰かが新しいアカウント、または別のアカウントにこのメールアドレスを入力しました。アカウントはすでにあり、何も変更されていません。',
  accountExistsHint:
    'ご自分で入力した場合は、これまでどおりログインしてください。パスワードを忘れた場合は、ログインページで再設定できます。',

  resetSubject: 'Passleftの新しいパスワードを設定してください',
  resetWords: 'アカウントのパスワードの再設定が依頼されました。リンクは1回だけ、30分間使えます。',
  resetButton: '新しいパスワードを設定',
  resetNotAsked: '心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',

  passwordSubject: 'Passleftのパスワードが変更されました',
  passwordWords: 'アカウントのパスワードが変更されました。',
  passwordResetWords: 'アカウントのパスワードが変更され、すべての端末からログアウトされました。',
  waysLeft:
    '次のものは以前に設定され、今も使えます。見覚えのないものがあれば、そのリンクから解除してください。',
  wayFactor: '2段階認証：ログイン時にパスワード以外の確認も行います。',
  wayFactorButton: '2段階認証をオフにする',
  wayAs: '{name}（{email}）',
  wayPasskey: 'パスキー「{name}」',
  wayPasskeyButton: 'パスキー「{name}」を削除',
  wayButton: '{name}を削除',
  waysHint: '各リンクは1回だけ、24時間使えます。実行の前に確認があります。',

  waysEndedSubject: 'Passleftアカウントのログイン方法が削除されました',
  waysEndedWords:
    'このメールアドレスが確認されました。それより前に別のブラウザーで設定されていた次のものは、本人でない可能性があるため削除されました：',
  waysEndedSignIn: '{name}でのログイン',
  waysEndedFactor: '2段階認証とリカバリーコード',
  waysEndedHint: 'ご自分で設定したものであれば、ログインしてプロフィールでもう一度設定してください。',

  factorOnSubject: 'Passleftアカウントの2段階認証がオンになりました',
  factorOnWords:
    '今後はログイン時に認証アプリのコードも必要です。リカバリーコードは安全な場所に保管してください。',
  factorOffSubject: 'Passleftアカウントの2段階認証がオフになりました',
  factorOffWords: '今後はパスワードだけでログインできます。',
  factorResetSubject: 'Passleftアカウントの2段階認証がリセットされました',
  factorResetWords:
    '管理者がアカウントの2段階認証をオフにし、すべての端末をログアウトさせました。現在はパスワードだけでログインできます。',
  factorResetHint: 'プロフィールで新しく設定できます。',

  invitationSubject: '{from}さんからPassleftへの招待',
  invitationWords:
    '{from}さんが、Passleftでのカードゲームのドラフトに招待しています。アカウントを作って参加してください。',
  invitationButton: 'アカウントを作る',
  invitationUnknown: '心当たりがない場合は、このメールを無視してください。アカウントは作られません。',

  linkedSubject: '{provider}でPassleftアカウントにログインできるようになりました',
  linkedWords: '{provider}でアカウントにログインできるようになりました。',
  unlinkedSubject: '{provider}でPassleftアカウントにログインできなくなりました',
  unlinkedWords: '{provider}ではアカウントにログインできなくなりました。',

  passkeyAddedSubject: 'Passleftアカウントにパスキーが追加されました',
  passkeyAddedWords: 'パスキー「{name}」でアカウントにログインできるようになりました。',
  passkeyRemovedSubject: 'Passleftアカウントからパスキーが削除されました',
  passkeyRemovedWords: 'パスキー「{name}」ではアカウントにログインできなくなりました。',
  passkeyFactorOnSubject: 'Passleftアカウントでパスワードの後にパスキーを確認するようになりました',
  passkeyFactorOnWords:
    '今後はパスワードでログインするときにパスキーも必要です。リカバリーコードは安全な場所に保管してください。',
  passkeyFactorOffSubject: 'Passleftアカウントでパスワードの後のパスキー確認がなくなりました',
  passkeyFactorOffWords: '今後はパスワードでログインするときにパスキーは必要ありません。',

  deletedSubject: 'Passleftアカウントが削除されました',
  deletedWords:
    'ご希望のとおり、アカウントとそれに属するものが削除されました。ほかの人と行ったドラフトには、名前のない席が残ります。',
  deletedByAdmin:
    '管理者がアカウントとそれに属するものを削除しました。ほかの人と行ったドラフトには、名前のない席が残ります。',
  deletedQuestions: '質問がある場合は、サイトの運営者に連絡してください。',
});
