import type { ImageCacheView } from '#contract/admin/images.ts';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { agoWords } from '../users/momentWords.ts';
import { hitRate } from './sizeWords.ts';

/** How often a picture was here already, since the process that answers began. */
export function HitRate({ view }: { readonly view: ImageCacheView }) {
  const rate = hitRate(view);
  const asked = view.hits + view.misses;
  const since = agoWords(new Date(view.sinceMs).toISOString(), view.nowMs);
  return (
    <Panel look="flat" className="images-part" aria-labelledby="hit-rate">
      <h2 id="hit-rate">How often is a picture already here?</h2>
      {rate === null ? (
        <p className="muted t14">Nobody has asked for a picture of another site since this server began.</p>
      ) : (
        <>
          <p className="t14">
            <b>{rate.toLocaleString('en')}%</b>{' '}
            <span className="muted">
              of {asked.toLocaleString('en')} askings, counted by this server since it began {since}.
            </span>
          </p>
          <Meter label="Hit rate" value={view.hits} max={asked} words={`${rate}%`} tone="brass" />
        </>
      )}
      <dl className="images-figures">
        <div>
          <dt>Shown from here</dt>
          <dd className="num">{view.hits.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Fetched</dt>
          <dd className="num">{view.misses.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Failed</dt>
          <dd className="num">{view.failed.toLocaleString('en')}</dd>
        </div>
      </dl>
    </Panel>
  );
}
