import { translation } from '../catalogue.ts';
import type english from '../en/replies.ts';

export default translation<typeof english>()({
  notFound: '見つかりませんでした。',
  signedOut: 'ログインしてください。',
  forbidden: 'この操作はできません。',
  validation: '入力内容を確認してください。',
  tooManySeconds: '試行回数が多すぎます。{count, plural, other {#秒}}後にもう一度試してください。',
  tooManyMinutes: '試行回数が多すぎます。{count, plural, other {#分}}後にもう一度試してください。',
  badRequest: 'リクエストを読み取れませんでした。',
  methodNotAllowed: 'このアドレスでは、その操作はできません。',
  tooSlow: 'リクエストに時間がかかりすぎました。',
  tooLarge: '大きすぎます。',
  addressTooLong: 'アドレスが長すぎます。',
  headersTooLarge: 'ヘッダーが大きすぎます。',
  unsupportedMediaType: 'JSONで送ってください。',
  foreignOrigin: 'このリクエストは別のサイトから送られました。',
  storageAway: 'サーバーが今、保存先につながりません。少し待って、もう一度試してください。',
  stopping: 'サーバーが再起動しています。少し待って、もう一度試してください。',
  internal: 'サーバーで問題が発生しました。もう一度試してください。',

  wrongCredentials: 'メールアドレス、ユーザー名、パスワードのどれかが違います。',
  wrongPassword: '現在のパスワードと違います。',
  wrongCode: 'コードが違います。',
  wrongFactorCode: 'コードが違います。',
  secondFactorAsked: '認証アプリのコードを入力してください。',
  secondFactorRequired: '管理者には2段階認証が必要です。プロフィールで設定してください。',
  secondFactorOn: '2段階認証はすでにオンです。',
  secondFactorNotStarted: 'キーの期限が切れました。最初からやり直してください。',
  challengeOver: 'もう一度ログインしてください。',
  reauthNeeded: 'もう一度ログインして、5分以内に試してください。',
  linkNotGood: 'このリンクまたはコードは使えません。新しいメールを請求してください。',
  alreadyVerified: 'メールアドレスは確認済みです。',
  lastWayIn:
    'アカウントに入る方法はこれだけです。先にパスワードを設定するか、別のログイン方法を連携してください。',
  identityExpired: 'このログインは期限切れです。最初からやり直してください。',
  identityTaken: 'このログイン方法には、すでにアカウントがあります。それでログインしてください。',
  returnRefused: 'このログインは別の場所で始めたか、時間がたちすぎています。最初からやり直してください。',
  demoAccount: 'デモアカウントは変更できません。',
  tokenOver:
    'このアクセストークンは無効です。期限切れか取り消し済み、または役割やパスワードの変更で終了した可能性があります。プロフィールで新しく作成してください。',
  tokenScope: 'このアクセストークンにはスコープ {scope} がありません。',
  tokenNotTaken: 'ここではアクセストークンを使えません。ログインするか、トークンなしで呼び出してください。',
  tokenInAddress:
    'アクセストークンは Authorization ヘッダーで送り、アドレスには含めないでください。アドレスはログに残るため、このトークンは取り消してください。',
  scopeNotYours: 'あなたの役割では使えないスコープが含まれています。',
  tooManyTokens:
    'アクセストークンはすでに{count, plural, other {#個}}あります。先にどれかを取り消してください。',
  suspended: 'このアカウントは停止されています。理由：{reason}',
  suspendedUntil: 'このアカウントは{until}（UTC）まで停止されています。理由：{reason}',

  isPublished: '公開済みのため、変更できるのは管理者だけです。コピーを作って変更してください。',
  noAddress: 'この人にはメールアドレスがありません。',
  noSecondFactor: 'この人は2段階認証を使っていません。',
  notConfirmedByHand: '取り消せるのは、管理者による確認だけです。',
  memberSuspended: 'この人は停止中です。先に停止を解除してください。',
  tooManyNotes: 'メモは1人につき50件までです。先にどれかを削除してください。',
  invitationsSpent: '招待は1日20人までです。明日また試してください。',
  roleNeedsAddress: 'この役割を付けるには、本人がメールアドレスを確認する必要があります。',
  roleOfSuspended: 'このアカウントは停止中です。役割を付ける前に停止を解除してください。',

  sourceOff: 'このサーバーではキューブを取得できません。代わりにリストを貼り付けてください。',
  cubeUnknown: 'CubeCobraにそのキューブがないか、非公開です。リンクを確認してください。',
  cubeTooLarge: 'キューブは5,000枚までです。',
  sourceAway: 'CubeCobraが応答していません。少し待って試すか、リストを貼り付けてください。',
  sourceBusy: 'CubeCobraへのアクセスが多すぎます。1分後に試すか、リストを貼り付けてください。',
  sourceChanged: 'CubeCobraの応答を読み取れませんでした。代わりにリストを貼り付けてください。',
  recipeKnown: 'このIDの取得元はすでにあります。レシピに別のIDを付けてください。',

  listUnknown: 'このリストはもうありません。',
  listTooLong: 'リストのカードは2,000行までです。',
  tooManyLists: 'すでに{count, plural, other {#個}}のリストがあります。先にどれかを削除してください。',

  practiceUnknown: 'この練習ドラフトは、あなたのアカウントに保存されていません。',
  practiceChanged: 'このドラフトのあとにカードが変わったため、保存できません。',
  practiceUnfinished: 'このドラフトはまだ終わっていません。カードをすべて取ってから保存してください。',
  practiceUnread: 'このドラフトはゲームのルールに合わないため、保存できません。',
  practiceTooLong: 'このドラフトは長すぎるため、保存できません。',
  tooManyPractices:
    'すでに{count, plural, other {#個}}の練習ドラフトを保存しています。先にマイドラフトでどれかを削除してください。',

  changedMeanwhile:
    'この{what, select, achievement {実績} card {カード} export {エクスポート} game {ゲーム} pack {パック} printing {版} set {セット} template {テンプレート} other {項目}}は別のウィンドウで変更されました。もう一度確認してください。',
  slugTaken: 'このゲームには、短縮名「{slug}」がすでにあります。',
});
