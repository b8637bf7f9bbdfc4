import { useCallback, useEffect, useState } from 'react';
import type { AchievementTried } from '#contract/admin/achievements.ts';
import type { Metric } from '#contract/members/achievementRules.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Avatar } from '#src/ui/kit/Avatar.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { type AchievementPorts, METRIC_WORDS } from './achievementParts.ts';

interface WhoWouldProps {
  readonly tryRule: AchievementPorts['tryRule'];
  readonly metric: Metric;
  readonly threshold: number;
  readonly slug: string | null;
}

const SETTLED_MS = 300;

/** Tries a rule as it is typed: who would have it today, and who is next. */
export function WhoWould({ tryRule, metric, threshold, slug }: WhoWouldProps) {
  const [rule, setRule] = useState({ metric, threshold });
  useEffect(() => {
    const timer = window.setTimeout(() => setRule({ metric, threshold }), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [metric, threshold]);
  const isRule = Number.isInteger(rule.threshold) && rule.threshold >= 1 && rule.threshold <= 1_000_000;
  return (
    <section className="who-would" aria-label="Who would have it today">
      <h3>Who would have it today</h3>
      {isRule ? (
        <Tried tryRule={tryRule} {...rule} slug={slug} />
      ) : (
        <p className="muted t14">Enter a number from 1 to a million.</p>
      )}
    </section>
  );
}

function Tried({ tryRule, metric, threshold, slug }: WhoWouldProps) {
  const load = useCallback(
    (signal: AbortSignal) => tryRule({ metric, threshold, slug }, { signal }),
    [tryRule, metric, threshold, slug],
  );
  const { answer } = useLoaded(load);
  if (answer.kind === 'loading') return <Skeleton height={96} />;
  if (answer.kind === 'failed') return <p role="alert">{answer.words}</p>;
  return <People tried={answer.value} metric={metric} threshold={threshold} isThere={slug !== null} />;
}

interface PeopleProps {
  readonly tried: AchievementTried;
  readonly metric: Metric;
  readonly threshold: number;
  readonly isThere: boolean;
}

function People({ tried, metric, threshold, isThere }: PeopleProps) {
  const { would, people, fresh, holders, members } = tried;
  return (
    <>
      <p className="t14" role="status">
        <b>{would.toLocaleString('en')}</b> of {people.toLocaleString('en')} members and guests
        {isThere && `; ${holders} have it and keep it, ${fresh} would get it now`}.
      </p>
      {members.length === 0 ? (
        <p className="muted t14">Nobody has any {METRIC_WORDS[metric]} yet.</p>
      ) : (
        <ul>
          {members.map(({ id, handle, avatarUrl, count, has }) => (
            <li key={id} className={count >= threshold ? undefined : 'next'}>
              <Avatar seed={handle} address={avatarUrl} size={28} />
              <span className="grow">{handle}</span>
              <span className="num">{count.toLocaleString('en')}</span>
              <span className="muted t13">
                {has ? 'has it' : count >= threshold ? 'would get it' : `${threshold - count} to go`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
