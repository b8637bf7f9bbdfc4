import { Text } from '@chakra-ui/react';
import { ActionButton, type ActionButtonProps } from '../system/ActionButton.tsx';
import { useBusyAction } from './useBusyAction.ts';

interface PressButtonProps extends Omit<ActionButtonProps, 'onClick' | 'isBusy' | 'hasSpinner'> {
  readonly onPress: () => Promise<void>;
}

/** A button that is busy by itself until what it does is done; why that failed is said before it. */
export function PressButton({ onPress, ...props }: PressButtonProps) {
  const { isBusy, failure, run } = useBusyAction();
  return (
    <>
      {failure !== '' && (
        <Text as="span" role="alert" color="danger.fg" textStyle="hint" whiteSpace="normal">
          {failure}
        </Text>
      )}
      <ActionButton {...props} isBusy={isBusy} onClick={() => void run(onPress)} />
    </>
  );
}
