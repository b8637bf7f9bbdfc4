import { Box, Switch } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';

interface SwitchFieldProps {
  readonly label: string;
  /** One sentence below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Over the track, unseen, so that a touch finds it there. */
const OVER_THE_TRACK: CSSProperties = {
  clip: 'auto',
  top: 0,
  left: 0,
  width: '44px',
  height: '26px',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
};

/** One setting a row: label and hint left, the word On or Off and the switch right. There is no Save. */
export function SwitchField({ label, hint, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  const hintId = useId();
  const t = useMessages('common');
  return (
    <Switch.Root
      checked={isOn}
      disabled={isDisabled}
      py="3"
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Box flex="1" minWidth="0">
        <Switch.Label>{label}</Switch.Label>
        {hint !== undefined && (
          <Box id={hintId} color="fg.muted" textStyle="hint">
            {hint}
          </Box>
        )}
      </Box>
      <Box flex="none" width="7" color="fg.muted" textStyle="hint" textAlign="right" aria-hidden="true">
        {t(isOn ? 'switchOn' : 'switchOff')}
      </Box>
      <Box display="flex" flex="none" position="relative">
        <Switch.HiddenInput
          // A change that its owner refuses would leave the browser's own state behind.
          ref={(input) => {
            if (input) input.checked = isOn;
          }}
          role="switch"
          style={OVER_THE_TRACK}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        <Switch.Control />
      </Box>
    </Switch.Root>
  );
}
