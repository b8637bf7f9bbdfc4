import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'お知らせ',
  addressReminder: '公開の卓を立てるには、メールアドレスの確認が必要です。<action>確認する</action>',
  factorReminder: '管理者には2段階認証が必要です。<action>設定する</action>',
  dismiss: '閉じる',

  leaveTitle: 'ドラフトとデッキを手放しますか？',
  leaveHint:
    '今はゲストとして利用中です。ログアウトすると、あなたのドラフトとデッキは、あなた自身も含めて誰も開けなくなります。アカウントを作れば、すべて残せます。',
  stay: 'このまま続ける',
  logOut: 'ログアウト',
  createAccount: 'アカウント作成',

  notFound: 'ページが見つかりません',
  notFoundHint:
    '<code>{address}</code>にはページがありません。アドレスが間違っているか、ページがなくなっています。',
  backHome: 'ホームに戻る',
  seeTables: '募集中の卓を見る',
  notFoundCard: 'どこでもない場所',
  notFoundCardMark: '?',
  notFoundCardType: '場所',
  notFoundCardRule: 'あなたがここに着いたとき、ここには何もない。',
  notFoundCardOtherRule: 'あなたの選んだ卓に戻る。',
  notFoundCardFlavour: 'パックは左へ、あなたは右へ。',
});
