import IconOpen from '~icons/ph/lock-simple-open';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';

/** For the host of a table whose picks wait: closes it, which opens every seat to everybody who played. */
export function CloseTable({ onClose }: { readonly onClose: () => Promise<void> }) {
  const { isBusy, failure, run } = useBusyAction();
  return (
    <Panel look="glass" className="results-close" aria-label="Closing the table">
      <p className="grow">Others see these picks when the table is closed. You may close it now.</p>
      <Button isBusy={isBusy} onClick={() => void run(onClose)}>
        {!isBusy && <IconOpen aria-hidden="true" />}
        Close the table
      </Button>
      {failure !== '' && <p role="alert">{failure}</p>}
    </Panel>
  );
}
