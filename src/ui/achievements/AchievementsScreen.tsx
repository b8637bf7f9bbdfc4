import { Link } from '@tanstack/react-router';
import type { AchievementsView, ShownAchievement } from '#contract/achievements.ts';
import IconSecret from '~icons/ph/lock-simple-duotone';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useLoaded } from '../home/useLoaded.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Lamp } from '../kit/Lamp.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { AchievementMark } from './AchievementMark.tsx';
import { Progress } from './Progress.tsx';
import './achievements.css';

interface AchievementsScreenProps {
  readonly load: (signal: AbortSignal) => Promise<AchievementsView>;
}

/** What was earned, how far the rest is, and how many secret ones are left. */
export function AchievementsScreen({ load }: AchievementsScreenProps) {
  const asked = useLoaded(load);
  const { answer } = asked;
  return (
    <Lamp x="30%" y="240px" height="380px">
      <div className="achievements">
        <header>
          <h1>Achievements</h1>
          <p className="onlamp">{answer.kind === 'loaded' ? sumWords(answer.value) : '\u00a0'}</p>
        </header>
        {answer.kind === 'loading' && <Loading />}
        {answer.kind === 'failed' && (
          <LoadFailed
            title="Your achievements could not be loaded"
            words={answer.words}
            isRetrying={asked.isAsking}
            onRetry={asked.reload}
          />
        )}
        {answer.kind === 'loaded' && <Loaded view={answer.value} />}
      </div>
    </Lamp>
  );
}

function sumWords({ achievements }: AchievementsView): string {
  const earned = achievements.filter(({ awardedAtMs }) => awardedAtMs !== null).length;
  return earned === 0
    ? 'They are counted from what you do; nothing has to be switched on.'
    : `${earned} earned`;
}

function Loaded({ view }: { readonly view: AchievementsView }) {
  const { achievements, secretsLeft } = view;
  const earned = achievements
    .filter(({ awardedAtMs }) => awardedAtMs !== null)
    .sort((a, b) => (b.awardedAtMs ?? 0) - (a.awardedAtMs ?? 0));
  const nearest = achievements
    .filter(({ awardedAtMs }) => awardedAtMs === null)
    .sort((a, b) => b.count / b.threshold - a.count / a.threshold);
  return (
    <>
      {earned.length === 0 ? (
        <EmptyState
          title="None earned yet"
          action={
            <Button asChild variant="solid">
              <Link to="/drafts">Find a table</Link>
            </Button>
          }
        >
          Finish a draft and the first one is yours.
        </EmptyState>
      ) : (
        <Group title="Earned" achievements={earned} />
      )}
      {nearest.length > 0 && <Group title="Next" achievements={nearest} />}
      {secretsLeft > 0 && (
        <p className="achievements-secret">
          <IconSecret aria-hidden="true" />
          {secretsLeft === 1
            ? 'One more is secret until it is earned.'
            : `${secretsLeft} more are secret until they are earned.`}
        </p>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly achievements: readonly ShownAchievement[];
}

const Group = ({ title, achievements }: GroupProps) => (
  <section aria-label={title}>
    <h2>
      {title} <span>{achievements.length}</span>
    </h2>
    <ul className="achievement-cards">
      {achievements.map((achievement) => (
        <Card key={achievement.slug} achievement={achievement} />
      ))}
    </ul>
  </section>
);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIER_WORDS = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const;

function Card({ achievement }: { readonly achievement: ShownAchievement }) {
  const { name, sentence, tier, awardedAtMs } = achievement;
  return (
    <li className="achievement-card">
      <AchievementMark achievement={achievement} />
      <div className="grow">
        <h3>{name}</h3>
        <p>{sentence}</p>
        {awardedAtMs === null ? (
          <Progress achievement={achievement} />
        ) : (
          <small>
            {TIER_WORDS[tier]}, {day.format(awardedAtMs)}
          </small>
        )}
      </div>
    </li>
  );
}

const Loading = () => (
  <div className="achievement-cards" aria-busy="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
      <Skeleton key={place} height={118} radius={14} />
    ))}
  </div>
);
