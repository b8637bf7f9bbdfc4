import { useState } from 'react';
import type { MakeResultLink, ResultLink } from '#contract/results/resultLinks.ts';
import IconDone from '~icons/ph/check';
import IconLink from '~icons/ph/link-simple';
import IconTakeBack from '~icons/ph/trash';
import { Button, IconButton } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useLoaded } from '../home/useLoaded.ts';
import { useCopied } from '../lobby/useCopied.ts';
import type { KeepPorts } from './keep.ts';
import { keyedAddress } from './keyedAddress.ts';
import './keepPanel.css';

interface ShareDialogProps {
  /** Whether the host's rule shows the other seats to people without one. */
  readonly isTableOpen: boolean;
  readonly ports: Pick<KeepPorts, 'links' | 'makeLink' | 'withdrawLink'>;
  readonly onClose: () => void;
}

const DAYS = { week: 7, month: 30, never: null } as const satisfies Record<string, MakeResultLink['days']>;
type Ending = keyof typeof DAYS;
const ENDINGS: readonly { readonly value: Ending; readonly label: string }[] = [
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
  { value: 'never', label: 'No end' },
];

/** Links with which others open the own seat: made, copied and taken back. */
export function ShareDialog({ isTableOpen, ports, onClose }: ShareDialogProps) {
  const { answer, isAsking, reload } = useLoaded(ports.links);
  const [ending, setEnding] = useState<Ending>('month');
  const making = useBusyAction();
  const make = async () => {
    await ports.makeLink({ days: DAYS[ending] });
    reload();
  };
  return (
    <ModalDialog title="Share this draft" isOpen onClose={onClose} width="form">
      <p>
        Whoever has a link and is signed in, as a guest too, sees the picks, the pool and the deck of your
        seat.{' '}
        {isTableOpen
          ? 'By the host’s rule the other seats are open to them as well.'
          : 'The other seats stay closed to them.'}{' '}
        A link can be taken back at any time.
      </p>
      <div className="share-make">
        <SegmentedControl
          label="The link ends after"
          segments={ENDINGS}
          value={ending}
          onChange={setEnding}
        />
        <Button variant="solid" isBusy={making.isBusy} data-autofocus onClick={() => void making.run(make)}>
          {!making.isBusy && <IconLink aria-hidden="true" />}
          Make a link
        </Button>
      </div>
      {making.failure !== '' && (
        <p className="danger" role="alert">
          {making.failure}
        </p>
      )}
      {answer.kind === 'loading' && <Skeleton height={44} radius={8} />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="Your links could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && answer.value.length === 0 && <p className="muted">No link is open now.</p>}
      {answer.kind === 'loaded' && answer.value.length > 0 && (
        <ul className="share-links" aria-label="Open links">
          {answer.value.map((link) => (
            <LinkRow
              key={link.key}
              link={link}
              address={keyedAddress(link.key)}
              onWithdraw={async () => {
                await ports.withdrawLink(link.key);
                reload();
              }}
            />
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}

const dayOf = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(ms);

interface LinkRowProps {
  readonly link: ResultLink;
  readonly address: string;
  readonly onWithdraw: () => Promise<void>;
}

function LinkRow({ link, address, onWithdraw }: LinkRowProps) {
  const [isRefused, setRefused] = useState(false);
  const copying = useCopied(() => setRefused(true));
  const withdrawing = useBusyAction();
  const isCopied = copying.copied === 'link';
  return (
    <li>
      <div className="grow">
        <p className="share-link-text">{address}</p>
        <p className="t13 muted">
          Made {dayOf(link.createdAtMs)},{' '}
          {link.expiresAtMs === null ? 'without an end' : `ends ${dayOf(link.expiresAtMs)}`}
        </p>
        {isRefused && (
          <p className="t13 danger" role="alert">
            This browser did not let us copy. Mark the link above and copy it yourself.
          </p>
        )}
        {withdrawing.failure !== '' && (
          <p className="t13 danger" role="alert">
            {withdrawing.failure}
          </p>
        )}
      </div>
      <Button size="sm" onClick={() => copying.copy('link', address)}>
        {isCopied ? <IconDone aria-hidden="true" /> : <IconLink aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <IconButton
        label="Take this link back"
        variant="outline"
        isBusy={withdrawing.isBusy}
        onClick={() => void withdrawing.run(onWithdraw)}
      >
        <IconTakeBack aria-hidden="true" />
      </IconButton>
      <LiveRegion text={isCopied ? 'The link is copied.' : ''} />
    </li>
  );
}
