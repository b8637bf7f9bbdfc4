import { useState } from 'react';
import { createPortal } from 'react-dom';
import IconPrint from '~icons/ph/printer';
import { Button } from '../../../kit/Button.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { PrintSheet } from './PrintSheet.tsx';
import './print.css';

/** A look at the sheet, the paper it goes on, and the way to the printer. */
export default function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useDeckDesk();
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4');
  return (
    <ModalDialog title="Print the deck" isOpen onClose={onClose} width="form">
      <div className="print-choice">
        <SegmentedControl
          label="Paper"
          value={paper}
          onChange={setPaper}
          segments={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
        />
        <span className="grow" />
        <Button variant="solid" data-autofocus="confirm" onClick={() => window.print()}>
          <IconPrint aria-hidden="true" />
          Print
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled by keys, too */}
      <section className={`print-look ${paper}`} aria-label="The sheet" tabIndex={0}>
        <PrintSheet desk={desk} />
      </section>
      {createPortal(
        <div className={`print-only ${paper}`} aria-hidden="true">
          <PrintSheet desk={desk} />
        </div>,
        document.body,
      )}
    </ModalDialog>
  );
}
