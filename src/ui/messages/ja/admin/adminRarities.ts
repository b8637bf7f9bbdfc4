import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {レアリティ} other {デッキ区分}}',
  list: '{part, select, rarities {レアリティ} other {デッキ区分}}',
  listOf: '{game}の{part, select, rarities {レアリティ} other {デッキ区分}}',
  one: '{part, select, rarities {レアリティ} other {デッキ区分}}',
  all: '{part, select, rarities {レアリティ} other {デッキ区分}}',
  lead: '{part, select, rarities {一般的なものから順に並べます。形と色で見分けます。六角形、星、リングのカードは縁が光ります。} other {デッキを構成する部分：メインデッキ、サイドボード、リーダーなど。ピックはメインに入り、サイドに送ったものはサイドに入ります。}}',
  none: '{game}にはまだレアリティがありません。パックはレアリティで引きます：「レア1枚、アンコモン3枚、コモン10枚」。',
  full: 'すでに{most, number}個あります',
  inUse:
    '{part, select, rarities {{count, number}件の版で使われています} other {{count, number}個のデッキで使われています}}',
  last: 'ゲームには少なくとも1つのデッキ区分が必要です',
  name: '名前',
  key: '{part, select, rarities {カード上のコード} other {デッキ内のキー}}',
  colour: '色',
  shape: '形',
  shapes: '{shape, select, circle {円} diamond {ひし形} hexagon {六角形} star {星} other {リング}}',
  printings: '版{count, number}件',
  decks: 'デッキ{count, number}個',
  faint: 'カード上で見えにくい色です。コントラストは{contrast}:1で、3以上が必要です。',
  alike:
    '{vision, select, noRed {赤が見えにくい人には} noGreen {緑が見えにくい人には} other {}}{name}と似て見えます。形か色を変えてください。',
  preview: 'プレビュー',
  previewTitle: '{part, select, rarities {カード上の表示} other {{game}のデッキ}}',
  min: '最少枚数',
  max: '最大枚数',
  noLimit: '制限なし',
  range:
    '{kind, select, any {枚数自由} atLeast {{min, number}枚以上} exactly {ちょうど{min, number}枚} upTo {{max, number}枚以下} other {{min, number}～{max, number}枚}}{role, select, side {、プールの残り} other {}}',
  roles: '{role, select, main {デッキ（ピックが入る）} other {プールの残り}}',
});
