import { Grid, Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ImageCacheView } from '#contract/admin/images.ts';
import { type Asked, useAnswer } from '#src/ui/components/answer.ts';
import { RouteLoadError } from '#src/ui/components/RouteLoadError.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { useTableAsk } from '../kit/useTableAsk.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { useReload } from '../shell/useReload.ts';
import { CacheState, WarmUp } from './CacheState.tsx';
import { FailedPictures } from './FailedPictures.tsx';
import { ImageHosts } from './ImageHosts.tsx';
import type { ImagePartProps, ImagePorts } from './imageParts.ts';
import { PictureSets } from './PictureSets.tsx';
import { PurgeButton } from './PurgeButton.tsx';

const WHILE_WARMING_MS = 1000;

interface ImagesScreenProps {
  readonly asked: Asked<ImageCacheView>;
  readonly ports: ImagePorts;
}

/** Pictures from other sites: how often they are here already, what failed, what they take up, and whose are shown. */
export function ImagesScreen(props: ImagesScreenProps) {
  const t = useMessages('adminImages');
  useScreenTitle(t('title'));
  return (
    <SystemProvider>
      <Suspense fallback={<Waiting />}>
        <Cache {...props} />
      </Suspense>
    </SystemProvider>
  );
}

function Waiting() {
  const t = useMessages('adminImages');
  return (
    <>
      <AdminHeader title={t('title')} sentence={t('lead')} />
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap="4" aria-busy="true">
        <Skeleton height="190px" />
        <Skeleton height="190px" />
      </Grid>
    </>
  );
}

function Cache({ asked, ports }: ImagesScreenProps) {
  const t = useMessages('adminImages');
  const { answer } = useAnswer(asked);
  const { offerUndo } = useAdminShell();
  const [, askFor] = useTableAsk();
  const view = answer.kind === 'loaded' ? answer.value : null;
  const warmUp = view?.warmUp ?? null;
  const reload = useReload(warmUp?.isOver === false ? WHILE_WARMING_MS : null);
  const parts: ImagePartProps | null = view && {
    view,
    ports,
    onChanged: (text, activityId = null) => {
      offerUndo({ text, activityId });
      reload();
    },
  };
  return (
    <>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {parts && <PurgeButton {...parts} />}
      </AdminHeader>
      {answer.kind === 'failed' && <RouteLoadError title={t('failedToLoad')} error={answer.error} />}
      {parts && (
        <>
          {parts.view.fullAtMs !== null && (
            <InlineAlert status="warning" title={t('diskFull')}>
              {t('diskFullHint')}
            </InlineAlert>
          )}
          <CacheState {...parts} />
          {warmUp && <WarmUp {...parts} warmUp={warmUp} />}
          <FailedPictures {...parts} onPage={askFor} />
          <PictureSets {...parts} />
          <ImageHosts {...parts} />
        </>
      )}
    </>
  );
}
