import { Link } from '@tanstack/react-router';
import type { AchievementsView, ShownAchievement } from '#contract/members/achievements.ts';
import IconAll from '~icons/ph/arrow-right';
import { AchievementMark } from '../../components/AchievementMark.tsx';
import { AchievementProgress } from '../../components/AchievementProgress.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useLoaded } from './useLoaded.ts';
import './nextAchievement.css';

interface NextAchievementProps {
  readonly load: (signal: AbortSignal) => Promise<AchievementsView>;
}

/** The one that is nearest of those not earned; of two as near, the one listed first. */
function nearestOf({ achievements }: AchievementsView): ShownAchievement | undefined {
  return achievements
    .filter(({ awardedAtMs }) => awardedAtMs === null)
    .sort((a, b) => b.count / b.threshold - a.count / a.threshold)[0];
}

const progressWords = ({ count, threshold }: ShownAchievement): string =>
  count >= threshold
    ? 'Yours when this draft is over'
    : `${count.toLocaleString('en')} of ${threshold.toLocaleString('en')}`;

/** A member's next achievement and how far it is; nothing until it is known, and where all are earned. */
export function NextAchievement({ load }: NextAchievementProps) {
  const { answer } = useLoaded(load);
  const next = answer.kind === 'loaded' ? nearestOf(answer.value) : undefined;
  if (!next) return null;
  return (
    <Panel className="home-goal" look="glass" aria-labelledby="goal">
      <h2 id="goal">Next achievement</h2>
      <div className="home-goal-row">
        <AchievementMark achievement={next} />
        <div className="grow">
          <h3>{next.name}</h3>
          <p className="t14 muted">{next.sentence}</p>
        </div>
      </div>
      <AchievementProgress achievement={next} words={progressWords(next)} />
      <Link to="/achievements" className="home-more">
        All achievements
        <IconAll aria-hidden="true" />
      </Link>
    </Panel>
  );
}
