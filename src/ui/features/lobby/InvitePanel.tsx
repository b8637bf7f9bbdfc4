import { Suspense, useState } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import IconDone from '~icons/ph/check';
import IconCopy from '~icons/ph/copy';
import IconLink from '~icons/ph/link-simple';
import IconQr from '~icons/ph/qr-code';
import IconShare from '~icons/ph/share-network';
import { Button, IconButton } from '../../kit/Button.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { type Copying, useCopied } from './useCopied.ts';
import './invite.css';
import { late } from '../../kit/late.ts';

const QrCode = late(() => import('../../kit/QrCode.tsx'), 'QrCode');

interface InviteProps {
  readonly table: TableView;
  /** The table's code, which only people who belong to the table know. */
  readonly code: string;
  readonly onRefused: () => void;
}

/** The invitation: it shows what is drafted, without signing in, and offers a seat. */
const linkOf = ({ code }: Pick<InviteProps, 'code'>): string =>
  `${window.location.origin}/?join=${encodeURIComponent(code)}`;

export function InvitePanel({ code, onRefused }: Omit<InviteProps, 'table'>) {
  const copying = useCopied(onRefused);
  return (
    <Panel look="glass" pad="none" className="lobby-panel" aria-labelledby="invite-title">
      <div className="invite-top">
        <div className="invite-words">
          <h2 id="invite-title">Invite</h2>
          <Code code={code} />
          <p className="invite-where">{`Enter it at ${window.location.host}`}</p>
        </div>
        <TableQr code={code} size={104} />
      </div>
      <div className="invite-acts">
        <CopyButton copying={copying} name="link" text={linkOf({ code })} />
        <CopyButton copying={copying} name="code" text={code} />
      </div>
      <Told copying={copying} />
    </Panel>
  );
}

const TableQr = ({ size, code }: Readonly<{ code: string; size: number }>) => (
  <Suspense fallback={<Skeleton width={size} height={size} radius={8} />}>
    <QrCode text={linkOf({ code })} size={size} label="QR code of the link to this table" className="qr" />
  </Suspense>
);

/** The code is read letter by letter. */
const Code = ({ code }: { readonly code: string }) => (
  <p className="invite-code">
    <span aria-hidden="true">{code}</span>
    <span className="vh">{`Table code ${code.split('').join(' ')}`}</span>
  </p>
);

const CopyButton = (props: Readonly<{ copying: Copying; name: 'link' | 'code'; text: string }>) => {
  const { copying, name, text } = props;
  const isCopied = copying.copied === name;
  const Icon = isCopied ? IconDone : name === 'link' ? IconLink : IconCopy;
  return (
    <Button size="md" fontSize="14px" px="8px" onClick={() => copying.copy(name, text)}>
      <Icon aria-hidden="true" />
      {isCopied ? 'Copied' : `Copy ${name}`}
    </Button>
  );
};

const Told = ({ copying }: { readonly copying: Copying }) => (
  <span className="vh" role="status">
    {copying.copied === null ? '' : `The ${copying.copied} is copied.`}
  </span>
);

/** The same for a phone: the code, its QR behind a button, and the phone's own way to share. */
export function InviteStrip({ table, code, onRefused }: InviteProps) {
  const copying = useCopied(onRefused);
  const [isQrShown, setQrShown] = useState(false);
  const isCopied = copying.copied === 'code';
  return (
    <Panel look="glass" pad="none" className="invite-strip" aria-label="Invite">
      <div className="invite-words">
        <span className="invite-where">Table code</span>
        <Code code={code} />
      </div>
      <div className="invite-strip-acts">
        <IconButton label="Show the QR code" variant="outline" onClick={() => setQrShown(true)}>
          <IconQr aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isCopied ? 'Copied' : 'Copy code'}
          variant="outline"
          onClick={() => copying.copy('code', code)}
        >
          {isCopied ? <IconDone aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        </IconButton>
        <ShareButton table={table} code={code} copying={copying} />
      </div>
      <Told copying={copying} />
      <ModalDialog title="Scan to join" isOpen={isQrShown} onClose={() => setQrShown(false)}>
        <div className="qr-sheet">
          <TableQr code={code} size={240} />
          <p>{`Or enter ${code} at ${window.location.host}.`}</p>
        </div>
      </ModalDialog>
    </Panel>
  );
}

function ShareButton({
  table,
  code,
  copying,
}: Readonly<{ table: TableView; code: string; copying: Copying }>) {
  const canShare = 'share' in navigator;
  const link = linkOf({ code });
  const isCopied = copying.copied === 'link';
  const share = () => {
    // Closing the phone's sheet rejects too; there is nothing to tell then.
    navigator
      .share({ title: table.settings.name, text: `Draft ${table.game.name} with us`, url: link })
      .catch(() => {});
  };
  return (
    <Button className="invite-share" onClick={canShare ? share : () => copying.copy('link', link)}>
      {canShare ? <IconShare aria-hidden="true" /> : <IconLink aria-hidden="true" />}
      {canShare ? 'Share' : isCopied ? 'Copied' : 'Link'}
    </Button>
  );
}
