import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/preferences.ts';

export default translation<typeof english>()({
  cardSize: 'カードの大きさ',
  size: '{size, select, small {小} fitted {自動} large {大} other {}}',
  sizeHint:
    '{size, select, small {多くのカードが並び、文字は小さくなります。読むときは拡大してください。} fitted {スクロールせずにパック全体が見える範囲で、できるだけ大きくします。} large {画像と名前が大きくなります。パック全体はスクロールして見ます。} other {}}',
});
