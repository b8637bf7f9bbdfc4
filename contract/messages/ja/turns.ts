import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, other {#分}}',
  hours: '{count, plural, other {#時間}}',
  days: '{count, plural, other {#日}}',
  tables: '{count, plural, other {#卓}}',

  yourTurnSubject: 'あなたの番です：{table}',
  yourTurnWords: '「{table}」があなたのピックを待っています。持ち時間は{left}です。',
  clockRests: 'おやすみ時間の間、持ち時間は減りません。なくなると、スターを付けたカードを順に取ります。',
  toTable: '卓へ',
  hurrySubject: '持ち時間が残りわずかです：{table}',
  hurryWords: '「{table}」の持ち時間は{left}です。なくなると、カードが自動で取られます。',
  pickNow: '今すぐピック',
  nudgeSubject: '{name}が待っています：{table}',
  nudgeWords: '{name}が「{table}」でピックを待っています。持ち時間は{left}です。',
  overSubject: 'ドラフトが終わりました：{table}',
  overWords: '「{table}」のピックがすべて終わりました。Passleftでデッキを組んでください。',
  buildDeck: 'デッキを組む',
  whyMailed: '非同期ドラフトに参加しているため、お送りしています。自分の番のメールを止めるには：',

  pushTurn: 'あなたの番です',
  pushHurry: '持ち時間が残りわずかです',
  pushNudge: '{name}が待っています',
  pushOver: 'ドラフトが終わりました',
  pushLeft: '{table}：残り{left}',
  pushBuild: '{table}：デッキを組んでください。',

  stopTitle: '自分の番のメールを止めますか？',
  stopWords: 'プロフィールでいつでもオンに戻せます。',
  stopButton: 'メールを止める',
  stoppedTitle: '自分の番のメールを止めました',
  stoppedWords: 'ドラフトはこれまでどおり続きます。メールはプロフィールでオンに戻せます。',
  unknownTitle: 'このリンクは使えません',
  unknownWords: 'メールはプロフィールの「音と通知」でオフにできます。',
  toProfile: 'プロフィールへ',
});
