import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconDone from '~icons/ph/check';
import IconLink from '~icons/ph/link-simple';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../kit/Button.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { useCopied } from '../lobby/useCopied.ts';
import { keyedAddress, keyedSearch } from './keyedAddress.ts';
import '../lobby/invite.css';
import './pollShare.css';

interface PollShareProps {
  readonly pollKey: string;
  /** Whose pick is asked about. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The link to a question, as text, as a code for cameras and through the phone's own way to share. */
export function PollShare({ pollKey, name, onClose }: PollShareProps) {
  const [isRefused, setRefused] = useState(false);
  const copying = useCopied(() => setRefused(true));
  const link = keyedAddress(pollKey);
  const canShare = 'share' in navigator;
  const share = () => {
    // Closing the phone's sheet rejects too; there is nothing to tell then.
    navigator.share({ title: 'What would you take?', url: link }).catch(() => {});
  };
  const isCopied = copying.copied === 'link';
  return (
    <ModalDialog title="Ask others about this pick" isOpen onClose={onClose} width="form">
      <div className="poll-share">
        <QrCode text={link} size={168} label="QR code of the link to this question" className="qr" />
        <div className="poll-share-words">
          <p>
            Whoever opens the link sees the pack as {name} saw it and chooses a card. What was taken is told
            after the vote.
          </p>
          <p className="poll-share-link">{link}</p>
          {isRefused && (
            <p className="danger" role="alert">
              This browser did not let us copy. Mark the link above and copy it yourself.
            </p>
          )}
          <div className="poll-share-acts">
            <Button variant="solid" data-autofocus onClick={() => copying.copy('link', link)}>
              {isCopied ? <IconDone aria-hidden="true" /> : <IconLink aria-hidden="true" />}
              {isCopied ? 'Copied' : 'Copy link'}
            </Button>
            {canShare && (
              <Button onClick={share}>
                <IconShare aria-hidden="true" />
                Share
              </Button>
            )}
            <Button variant="ghost" asChild>
              <Link to="/" search={keyedSearch(pollKey)}>
                Open the question
              </Link>
            </Button>
          </div>
          <span className="vh" role="status">
            {isCopied ? 'The link is copied.' : ''}
          </span>
        </div>
      </div>
    </ModalDialog>
  );
}
