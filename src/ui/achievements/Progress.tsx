import type { ShownAchievement } from '#contract/achievements.ts';
import { Meter } from '../kit/Meter.tsx';

const figure = new Intl.NumberFormat('en');

/** How far an achievement is that is not earned yet. */
export function Progress({
  achievement: { name, count, threshold },
}: {
  readonly achievement: ShownAchievement;
}) {
  const words =
    count >= threshold
      ? 'Yours when this draft is over'
      : `${figure.format(count)} of ${figure.format(threshold)}`;
  return (
    <div className="achievement-progress">
      <Meter label={name} value={count} max={threshold} words={words} />
      <small className="num" aria-hidden="true">
        {words}
      </small>
    </div>
  );
}
