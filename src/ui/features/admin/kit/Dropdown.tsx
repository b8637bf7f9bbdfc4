import { Badge, Button, Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconCaret from '~icons/ph/caret-down-bold';

interface DropdownProps {
  readonly label: string;
  /** How many of its choices are on, in words after the label; shown as a figure. */
  readonly on?: { readonly count: number; readonly words: string } | undefined;
  readonly icon?: ReactNode;
  /** Looks like the one thing to do next. */
  readonly isLoud?: boolean;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Controls under a button, made when it opens; Escape and a press outside close it. */
export const Dropdown = ({ label, on, icon, isLoud = false, align = 'start', children }: DropdownProps) => (
  <SystemProvider>
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: `bottom-${align}` }}>
      <Popover.Trigger asChild>
        <Button
          variant={isLoud ? 'solid' : on === undefined ? 'ghost' : 'subtle'}
          px={{ base: '2.5', md: '4' }}
          {...(on !== undefined && { 'aria-label': `${label}, ${on.words}`, borderColor: 'border.hair' })}
        >
          {icon}
          {label}
          {on !== undefined && (
            <Badge variant="subtle" size="xs" colorPalette="brass">
              {on.count}
            </Badge>
          )}
          <IconCaret aria-hidden="true" opacity={0.7} style={{ width: '0.8em' }} />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>{children}</Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  </SystemProvider>
);
