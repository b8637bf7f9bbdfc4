import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/common.ts';

export default translation<typeof english>()({
  cancel: 'キャンセル',
  show: '表示',
  hide: '隠す',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',

  passwordAdvice: '8文字以上にしてください。関係のない単語を3つか4つ並べると強くなります。',
  passwordWeak:
    '推測されやすいパスワードです。関係のない単語を3つか4つ並べると、強いうえに覚えやすくなります。',
  passwordFair: 'まずまずです。単語をもう1つ足すと強くなります。',
  passwordStrong: '強力です。',
  passwordVeryStrong: 'とても強力です。',

  pages: 'ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  page: '{page, number}ページ',

  // A switch.
  switchOn: 'オン',
  switchOff: 'オフ',

  formatName:
    '{format, select, booster {ブースタードラフト} rochester {ロチェスター} sealed {シールド} teamSealed {チームシールド} jumpstart {ジャンプスタート} housman {ハウスマン} silentAuction {サイレントオークション} solomon {ソロモン} winston {ウィンストン} winchester {ウィンチェスター} grid {グリッドドラフト} rotisserie {ロティサリー} minesweeper {マインスイーパー} other {その他のフォーマット}}',

  // A card.
  cardCost: 'コスト{cost}',

  notPictures:
    '使える画像はJPEG、PNG、WebP、AVIF、GIFだけです。{count, plural, other {次の#個のファイルを除外しました：}}{names}。',
  tooManyPictures: '最初の{most, number}枚だけを追加しました。',
  oneAtATime: 'ファイルは1つずつ選んでください。',
  notText: '「{name}」はテキストファイルではありません。',

  ladderLabel: '最初のピックは{first, number}秒、だんだん短くなり、最後は{last, number}秒',
  ladderFirst: '最初のピック<b>{first, number}</b>秒',
  ladderLast: '最後のピック<b>{last, number}</b>秒',
});
