import { PAGE_ROWS } from '#contract/admin/table.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconRetry from '~icons/ph/arrows-clockwise';
import { TablePager } from '../kit/TablePager.tsx';
import type { TableAsk } from '../kit/tableParts.ts';
import { agoWords } from '../users/momentWords.ts';
import type { ImagePartProps } from './imageParts.ts';

interface FailedPicturesProps extends ImagePartProps {
  readonly onPage: (changes: Partial<TableAsk>) => void;
}

/** What couldn't be fetched and why, a page at a time, newest first. Players see those cards as text. */
export function FailedPictures({ view, ports, onChanged, onPage }: FailedPicturesProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { rows, total, page, pageRows } = view.failures;
  const retry = () =>
    run(async () => {
      await ports.retry();
      onChanged(`Trying ${total === 1 ? 'the picture' : `${total} pictures`} again.`);
    });
  return (
    <Panel look="flat" pad="none" className="images-table" aria-labelledby="failed-pictures">
      <div className="images-head">
        <h2 id="failed-pictures">Failed {total > 0 && <Chip tone="danger">{total}</Chip>}</h2>
        {total > 0 && (
          <Button isBusy={isBusy} onClick={() => void retry()}>
            <IconRetry aria-hidden="true" />
            Retry all {total}
          </Button>
        )}
      </div>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {total === 0 ? (
        <p className="muted t14">No picture has failed lately.</p>
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
              {rows.map(({ address, reason, atMs }) => (
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
      {total > PAGE_ROWS[0] && <TablePager ask={{ page, pageRows }} askFor={onPage} total={total} />}
    </Panel>
  );
}
