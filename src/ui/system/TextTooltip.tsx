import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface TextTooltipProps {
  readonly words: string;
  /** What the words are about; one element that takes a ref. */
  readonly children: ReactElement;
}

const OPENS_AFTER_MS = 400;

/** Words over what the pointer or the focus rests on. */
export const TextTooltip = ({ words, children }: TextTooltipProps) => (
  <Tooltip.Root openDelay={OPENS_AFTER_MS} closeDelay={0} positioning={{ placement: 'top' }}>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Portal>
      <Tooltip.Positioner>
        <Tooltip.Content>
          <Tooltip.Arrow />
          {words}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Portal>
  </Tooltip.Root>
);
