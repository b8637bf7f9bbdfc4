import type { ErrorComponentProps } from '@tanstack/react-router';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { AchievementsFrame } from './AchievementsFrame.tsx';

/** The achievements could not be loaded. */
export function AchievementsFailed({ error }: ErrorComponentProps) {
  const t = useMessages('achievements');
  return (
    <AchievementsFrame title={t('title')}>
      <RouteLoadError title={t('loadFailed')} error={error} />
    </AchievementsFrame>
  );
}
