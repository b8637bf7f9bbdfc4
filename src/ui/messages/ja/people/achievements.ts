import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: '実績',
  earnedCount: '{count, number}個獲得',
  howItWorks: '遊ぶと自動で数えられます。設定は必要ありません。',
  loadFailed: '実績を読み込めませんでした',
  noneTitle: 'まだ実績がありません',
  noneHint: 'ドラフトを1回終えると、最初の実績を獲得できます。',
  findTable: '卓を探す',
  earned: '獲得済み',
  next: '次の実績',
  secretsLeft: '{count, plural, other {ほかに#個あり、獲得するまで秘密です。}}',
  tierAndDay: '{tier, select, bronze {ブロンズ} silver {シルバー} gold {ゴールド} other {}}、{day}',
  progress: '{count, number}／{threshold, number}',
  earnedAfterDraft: 'このドラフトが終わると獲得',
});
