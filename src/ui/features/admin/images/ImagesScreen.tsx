import { useCallback, useEffect, useRef } from 'react';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { useTableAsk } from '../kit/useTableAsk.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { DiskSpace } from './DiskSpace.tsx';
import { FailedPictures } from './FailedPictures.tsx';
import { HitRate } from './HitRate.tsx';
import { ImageHosts } from './ImageHosts.tsx';
import type { ImagePorts, ImagesChanged } from './imageParts.ts';
import { PictureSets } from './PictureSets.tsx';
import { PurgeButton } from './PurgeButton.tsx';
import { WarmUp } from './WarmUp.tsx';
import './images.css';

const WHILE_WARMING_MS = 1000;

/** Pictures of other sites: how often they are here already, what failed, what they take up, and whose are shown. */
export function ImagesScreen({ ports }: { readonly ports: ImagePorts }) {
  useScreenTitle('Image cache');
  const { offerUndo, revision } = useAdminShell();
  const [ask, askFor] = useTableAsk();
  // Another page is asked for by `reload`, so that what is shown stays until it is there.
  const asked = useRef(ask);
  const load = useCallback(
    (signal: AbortSignal) => {
      void revision;
      const { page, pageRows } = asked.current;
      return ports.view({ page, pageRows }, { signal });
    },
    [ports, revision],
  );
  const { answer, isAsking, reload } = useLoaded(load);
  const view = answer.kind === 'loaded' ? answer.value : null;
  const isWarming = view?.warmUp?.isOver === false;
  useEffect(() => {
    if (asked.current !== ask) {
      asked.current = ask;
      reload();
    }
    if (!isWarming) return;
    const timer = window.setInterval(reload, WHILE_WARMING_MS);
    return () => window.clearInterval(timer);
  }, [ask, isWarming, reload]);
  const changed: ImagesChanged = (text, activityId = null) => {
    offerUndo({ text, activityId });
    reload();
  };
  const parts = view && { view, ports, onChanged: changed };
  return (
    <>
      <AdminHeader
        title="Image cache"
        sentence="Pictures of other sites are fetched once, checked, drawn anew and kept here."
      >
        {parts && <PurgeButton {...parts} />}
      </AdminHeader>
      {answer.kind === 'loading' && (
        <div className="images-grid" aria-busy="true">
          <Skeleton height={190} radius={14} />
          <Skeleton height={190} radius={14} />
        </div>
      )}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The image cache could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {parts && (
        <>
          {parts.view.fullAtMs !== null && (
            <InlineNotice kind="warning" title="The disk is full">
              New pictures are shown but not kept. Make room on the disk, or let pictures take up less of it.
            </InlineNotice>
          )}
          <div className="images-grid">
            <HitRate view={parts.view} />
            <DiskSpace {...parts} />
          </div>
          {parts.view.warmUp && <WarmUp {...parts} warmUp={parts.view.warmUp} />}
          <FailedPictures {...parts} onPage={askFor} />
          <PictureSets {...parts} />
          <ImageHosts {...parts} />
        </>
      )}
    </>
  );
}
