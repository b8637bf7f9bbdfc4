import IconRetry from '~icons/ph/arrows-clockwise';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { agoWords } from '../users/momentWords.ts';
import type { ImagePartProps } from './imageParts.ts';

/** What could not be fetched and why, newest first; players see the card as text meanwhile. */
export function FailedPictures({ view, ports, onChanged }: ImagePartProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { failures, failureTotal } = view;
  const retry = () =>
    run(async () => {
      await ports.retry();
      onChanged(`Trying ${failureTotal === 1 ? 'the picture' : `${failureTotal} pictures`} again.`);
    });
  return (
    <Panel look="flat" pad="none" className="images-table" aria-labelledby="failed-pictures">
      <div className="images-head">
        <h2 id="failed-pictures">Failed {failureTotal > 0 && <Chip tone="danger">{failureTotal}</Chip>}</h2>
        {failureTotal > 0 && (
          <Button isBusy={isBusy} onClick={() => void retry()}>
            <IconRetry aria-hidden="true" />
            Retry all {failureTotal}
          </Button>
        )}
      </div>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {failureTotal === 0 ? (
        <p className="muted t14">Every picture that was asked for lately was there.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in this box, also by the keyboard
        <section className="images-scroll" aria-label="Failed pictures, rows" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Reason</th>
                <th scope="col">Address</th>
                <th scope="col">Last tried</th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ address, reason, atMs }) => (
                <tr key={address}>
                  <td>{reason}</td>
                  <td className="images-address">{address}</td>
                  <td>{agoWords(new Date(atMs).toISOString(), view.nowMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {failureTotal > failures.length && <p className="muted t13">The newest {failures.length} are shown.</p>}
    </Panel>
  );
}
