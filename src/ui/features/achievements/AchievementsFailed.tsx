import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { AchievementsFrame } from './AchievementsFrame.tsx';

interface AchievementsFailedProps {
  readonly title: string;
  readonly error: unknown;
}

export const AchievementsFailed = ({ title, error }: AchievementsFailedProps) => (
  <AchievementsFrame title={title}>
    <RouteLoadError title={words.loadFailed} error={error} />
  </AchievementsFrame>
);
