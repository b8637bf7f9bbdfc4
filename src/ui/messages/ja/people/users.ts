import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'アカウントのサポート',
  sendLink: 'パスワード用リンクを送る',
  confirm: 'アドレスを確認済みにする',
  unconfirm: '確認を取り消す',
  resetFactor: '2段階認証をリセット',
  delete: 'アカウントを削除',
  suspend: '停止',
  endSessions: 'ログアウト',
  confirmHint:
    '本人のアドレスだと分かっている場合だけ確認済みにしてください。ログアウトされる人はなく、ログイン方法も削除されません。',
  unconfirmHint:
    '管理者がこのアドレスを確認済みにしました。本人が、届いたリンクを開くまでは証明されていません。',
  confirmed: '{name}のアドレスを確認済みにしました。',
  unconfirmed: '{name}のアドレスの確認を取り消しました。',
  adminHint: '2段階認証のリセットやアカウントの削除の前に、管理者の役割を外してください。',
  failed: 'うまくいきませんでした',

  notesTitle: 'メモ',
  notesHint: '管理者だけが見られます。',
  noteLabel: '{name}についての新しいメモ',
  noteSave: 'メモを保存',
  noteRemove: '削除',
  noteRemoveLabel: '{author}のメモを削除',
  noteBy: '{author}、{at, date, ::dMMMyyyy}',
  noteByNobody: '元管理者',
  noteSaved: '{name}についてのメモを保存しました。',
  noteRemoved: '{name}についてのメモを削除しました。',

  bulkTooMany: 'まとめて変更するには、{most, number}人までを1人ずつ選んでください。',
  bulkMore: '{count, plural, other {ほか#人}}',
  askTitle:
    '{name}{action, select, suspend {を停止しますか} endSessions {をログアウトさせますか} sendLink {にパスワード用リンクを送りますか} resetFactor {の2段階認証をリセットしますか} delete {を削除しますか} other {への招待を取り消しますか}}？',
  askTitleMany:
    '{action, select, suspend {{count, number}人を停止しますか？} endSessions {{count, number}人をログアウトさせますか？} sendLink {{count, number}人にパスワード用リンクを送りますか？} resetFactor {{count, number}人の2段階認証をリセットしますか？} delete {{count, number}件のアカウントを削除しますか？} other {{count, number}件の招待を取り消しますか？}}',
  who: '対象：{names}',
  meansSuspend:
    'すべての端末でログアウトし、その期間はログインできません。進行中の席はボットがプレイします。デッキと結果は残ります。',
  meansEndSessions: 'すべての端末でログアウトします。ログインし直せます。',
  meansSendLink: '「パスワードを忘れた場合」と同じメールが届きます。リンクは30分間有効です。',
  meansResetFactor:
    '以後はパスワードだけでログインできます。すべての端末でログアウトし、そのことを伝えるメールが届きます。本当に本人からの依頼か、先に確かめてください。',
  meansDeleteGoes:
    '完全に消えるもの：名前、メールアドレス、ログイン方法、デッキ、カードリスト、チャットの発言、メモ。元に戻せません。',
  meansDeleteStays:
    'ほかのプレイヤーのドラフトはそのまま残り、席は「Left member」と表示されます。本人にメールが届きます。',
  meansWithdraw:
    'この一覧から消え、未送信のメールは送られません。送信済みのメールのリンクからは、登録ページを開けます。',
  yes: '{action, select, suspend {停止} endSessions {ログアウト} sendLink {送信} resetFactor {リセット} delete {削除} other {取り消す}}',
  cancel: 'キャンセル',
  close: '閉じる',
  reasonLabel: '理由（本人に表示）',
  reasonMissing: '理由を短く書いてください。',
  termLabel: '期間',
  termDays: '{days, plural, other {#日}}',
  termNone: '解除するまで',
  workingTitle: '処理中',
  progress: '{count, number}件中{done, number}件完了',
  stop: '停止',
  stopping: 'この1件で止めます',
  toldTitle: '完了{done, number}件、失敗{refused, number}件',
  toldAllDone: '{done, plural, =1 {完了} other {#件すべて完了}}',
  toldSkipped: '{count, plural, other {#人は処理されませんでした。}}',
  resultDone: '完了',
  doneNotice:
    '{action, select, suspend {{name}を停止しました。} endSessions {{name}をすべての端末でログアウトさせました。} sendLink {{name}に新しいパスワード用のリンクを送りました。} resetFactor {{name}の2段階認証をリセットしました。} delete {{name}のアカウントを削除しました。} other {{name}への招待を取り消しました。}}',

  inviteLabel: '招待するメールアドレス',
  inviteHint: 'メンバーとしてアカウントを作るためのリンクがメールで届きます。招待は1日20人までです。',
  invite: '招待',
  invited: '{email}を招待しました。',
  invitationsLabel: '有効な招待',
  invitationsSearch: 'アドレスまたは管理者',
  invitationsEmpty: '有効な招待はありません',
  invitationsEmptyHint: '招待した人は、アカウントを作るまで、最長30日間ここに表示されます。',
  columnEmail: 'アドレス',
  columnInvitedBy: '招待した人',
  columnSent: '送信日',
  withdraw: '取り消す',
});
