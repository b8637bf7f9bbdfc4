import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: '新しいパスワードを決める',
  resetLead: '決めたパスワードでログインします。ほかの端末はすべてログアウトされます。',
  resetLabel: '新しいパスワード',
  resetSubmit: 'パスワードを設定',
  resetDoneTitle: 'パスワードを変更しました',
  resetDoneLead: '次のログインから使ってください。',
  resetDone:
    'この端末を含め、すべての端末でログアウトしました。お知らせのメールに、ほかのログイン方法をそれぞれ止めるリンクがあります。',
  resetSpentTitle: 'このリンクはもう使えません',
  resetSpent: 'すでに使われたか、30分を過ぎています。パスワードは変わっていません。',
  resetIncompleteTitle: 'このリンクは不完全です',
  resetIncomplete: 'メールからもう一度開いてください。だめなときは、新しいリンクを送ってください。',
  resetAgainLead: '新しいリンクはすぐに届きます。',
  resetAgain: '新しいリンクを送る',

  removeTitle: '{name}を解除しますか？',
  removeLead: '今は{name}（{email}）でログインできます。解除すると、できなくなります。',
  removeLeadNoEmail: '今は{name}でログインできます。解除すると、できなくなります。',
  remove: '{name}を解除',
  removed: '{name}ではログインできなくなりました。ほかの端末はすべてログアウトしました。',

  factorTitle: '2段階認証をオフにしますか？',
  factorLead: 'パスワードだけでアカウントに入れるようになり、リカバリーコードは使えなくなります。',
  turnOff: '2段階認証をオフにする',
  turnedOff: '2段階認証をオフにしました。ほかの端末はすべてログアウトしました。',

  passkeyTitle: 'パスキー「{name}」を削除しますか？',
  passkeyLead: 'パスキー「{name}」でログインできます。削除すると使えなくなります。',
  removePasskey: 'パスキーを削除',
  passkeyRemoved:
    'パスキー「{name}」ではログインできなくなりました。ほかの端末はすべてログアウトされました。',

  notYou: '身に覚えがないときに行ってください。ほかの端末もすべてログアウトされます。',
  keep: 'そのままにする',
  doneTitle: '完了',
  logIn: 'ログイン',

  goneTitle: 'このリンクはもう使えません',
  goneLead: 'すでに使われたか、24時間を過ぎています。',
  goneHelp: 'ログイン方法はすべてプロフィールに表示され、それぞれ止められます。',
});
