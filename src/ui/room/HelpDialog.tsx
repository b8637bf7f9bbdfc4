import { KeyHint } from '../kit/KeyHint.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'Move over the pack' },
  { keys: ['Home', 'End'], does: 'First and last card of the row' },
  { keys: ['1', '9'], does: 'Jump to a card' },
  { keys: ['Space'], does: 'Reserve the card, or let it go' },
  { keys: ['Enter'], does: 'Take the card' },
  { keys: ['S'], does: 'Take the card to your side' },
  { keys: ['F'], does: 'Star the card' },
  { keys: ['Z'], does: 'Zoom the card' },
  { keys: ['Q'], does: 'Speak clock, pick and reserve' },
  { keys: ['?'], does: 'This help' },
];

/** All keys of the room; they work while the pack has the focus. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title="Keys and help" isOpen onClose={onClose}>
      <p>
        A click reserves a card; nothing is taken before you press the button, Enter, or click twice. At 0:00
        the reserved card is yours, else a starred one, else the bot’s choice.
      </p>
      <dl className="room-keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
              <span className="vh">{keys.join(', ')}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="t14">The keys work while the pack has the focus. Right-click or press long to zoom.</p>
    </ModalDialog>
  );
}
