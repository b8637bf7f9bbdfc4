import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { useTable } from '../useTable.ts';

interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
  /** A letter, digit or sign by itself, which a person may switch off. */
  readonly isSingle?: true;
}

const KEYS: readonly KeyLine[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'Move over the pack' },
  { keys: ['Home', 'End'], does: 'First and last card of the row' },
  { keys: ['1 to 9'], does: 'Jump to a card', isSingle: true },
  { keys: ['Space'], does: 'Select the card, or let it go' },
  { keys: ['Enter'], does: 'Take the card' },
  { keys: ['S'], does: 'Take the card to your side', isSingle: true },
  { keys: ['F'], does: 'Star the card', isSingle: true },
  { keys: ['Z'], does: 'Zoom the card', isSingle: true },
  { keys: ['Q'], does: 'Speak the clock, the pick and what is selected', isSingle: true },
  { keys: ['H'], does: 'Speak the hint, where hints are shown', isSingle: true },
  { keys: ['?'], does: 'This help', isSingle: true },
];

/** All keys of the room. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { usesSingleKeys, doubleClickTakes } = usePreferences();
  const { settings } = useTable().table;
  const keys = KEYS.filter(({ isSingle }) => usesSingleKeys || isSingle !== true);
  return (
    <ModalDialog title="Keys and help" isOpen onClose={onClose}>
      <p>
        A click selects a card. It’s yours once you press the button
        {doubleClickTakes ? ', Enter, or click twice' : ' or Enter'}.{' '}
        {settings.clock === 'none'
          ? 'This table has no clock: take your time.'
          : 'At 0:00 you get the selected card, or a starred one, or the bot’s choice. If your clock runs out twice in a row, you’re marked as away: cards are then picked after three seconds until you click or press a key.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the keys are scrolled by keyboard, too */}
      <section aria-label="Keys" tabIndex={0}>
        <dl className="room-keys">
          {keys.map(({ keys: caps, does }) => (
            <div key={does}>
              <dt>
                {caps.map((key) => (
                  <KeyHint key={key}>{key}</KeyHint>
                ))}
                <span className="vh">{caps.join(', ')}</span>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="t14">
        The keys work wherever the focus is, except in a text field. Right-click or press long to zoom.
        {!usesSingleKeys && ' Single keys are off; your profile turns them on.'}
      </p>
    </ModalDialog>
  );
}
