import type { ErrorComponentProps } from '@tanstack/react-router';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SourcesFrame } from './SourcesFrame.tsx';

/** The sources could not be loaded. */
export function SourcesFailed({ error }: ErrorComponentProps) {
  const t = useMessages('sources');
  return (
    <SourcesFrame title={t('title')} lead={t('lead')}>
      <RouteLoadError title={t('loadFailed')} error={error} />
    </SourcesFrame>
  );
}
