import { useState } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import IconPrint from '~icons/ph/printer';
import { saveFile } from '../../../components/saveFile.ts';
import { Button } from '../../../kit/Button.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { useCopy } from './CodeField.tsx';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly handle: string;
  readonly onKept: () => void;
}

const fileText = (codes: readonly string[], handle: string): string =>
  [`${PRODUCT_NAME}: recovery codes of ${handle}`, 'Each works once.', '', ...codes, ''].join('\n');

/** The recovery codes, shown this once; the dialog closes when they are kept. */
export function RecoveryCodesDialog({ codes, handle, onKept }: RecoveryCodesDialogProps) {
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { isCopied, copy } = useCopy();
  const close = () => (isKept ? onKept() : setReminded(true));
  return (
    <ModalDialog title="Keep your recovery codes" isOpen onClose={close}>
      <div className="account-form">
        <p>
          Without your app, one of these logs you in. Each works once. They are shown now and never again.
        </p>
        <div className="account-sheet">
          <p className="account-sheet-name">
            {PRODUCT_NAME}: recovery codes of {handle}
          </p>
          <ol className="account-codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <div className="row g8 wrap account-codes-acts">
          <Button size="sm" data-autofocus="field" onClick={() => copy(codes.join('\n'))}>
            <IconCopy aria-hidden="true" />
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button
            size="sm"
            onClick={() => saveFile(`passleft-codes-${handle}.txt`, 'text/plain', fileText(codes, handle))}
          >
            <IconDownload aria-hidden="true" />
            Download
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <IconPrint aria-hidden="true" />
            Print
          </Button>
        </div>
        <div className="row g16 wrap sp account-codes-end">
          <Checkbox isChecked={isKept} onChange={setKept}>
            I kept them
          </Checkbox>
          <Button
            variant="solid"
            reason={isKept ? undefined : 'First say that you kept them.'}
            onClick={onKept}
          >
            Done
          </Button>
        </div>
        {isReminded && !isKept && (
          <p className="account-failure" role="alert">
            Keep the codes first, then tick the box: they are shown only now.
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
