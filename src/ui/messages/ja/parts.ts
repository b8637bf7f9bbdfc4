import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: '閉じる',
  cancel: 'キャンセル',
  confirm: '確定',
  busy: '終わるまでお待ちください',
  closeNotice: 'お知らせを閉じる',
  undo: '元に戻す',
  achievement: '実績：{name}。{sentence}',

  noImage: '画像がありません',
  selected: '選択中',
  zoom: '{name}を拡大',

  tableNotOpened: '卓を開けませんでした。',
  eventAway: '今はイベントにつながりません。少し待って、もう一度試してください。',
  pickNotSent: 'ピックが卓に届きませんでした。カードは取られていません。',
  silent: 'サーバーが応答しませんでした。',
});
