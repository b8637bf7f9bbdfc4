import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'パックの行方',
  failed: 'パックの行方を読み込めませんでした',
  failedHint: 'ドラフトは、この一覧がなくても続いています。',
  retry: '再試行',
  paused: 'ドラフトは一時停止中で、持ち時間も止まっています。',
  you: '{name}（あなた）',
  bot: 'ボットがプレイ中',
  noPack: 'パックなし',
  packs: '{packs, plural, other {#パック}}',
  packsFor: '{packs, plural, =1 {#パック、{time}前から} other {#パック、最初の1つは{time}前から}}',
  left: '残り{time}',
  banked: '持ち時間{time}',
  quiet: '{time}までおやすみ中',
  nudged: '{ago}に催促',
  nudgeDue: '{time}に催促を送信',

  nudge: '催促',
  nudgeLabel: '{name}を催促',
  nobodyWaits: 'この席を待っている人はいません。',
  quietThere: '相手はおやすみ時間です。催促は{time}に届きます。',
  nudgeAgain: '催促済みです。{time}からまた催促できます。',
  isPaused: 'ドラフトは一時停止中です。',
  nudgeSent: '{name}を催促しました。',
  nudgeLater: '{name}はおやすみ時間です。催促は{time}に届きます。',
  toBot: 'ボットに任せる',
  toBotLabel: '{name}の席をボットに任せる',
  botPlays: '{name}の席をボットがプレイします。',

  bank: '持ち時間',
  bankHint: '各席が最初に持つ時間で、これを超えることはありません。',
  refill: '1ピックごとに追加',
  refillHint: 'プレイヤーのおやすみ時間の間は減りません。',
  noRefill: 'なし',
});
