import { chakra, Drawer, Flex, Heading, Portal } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconClose from '~icons/ph/x';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { useUnsaved } from '../shell/leaving.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Something is typed and not saved: it is not closed before the answer to a question. */
  readonly isChanged?: boolean;
  /** Beside the title, such as the way to the next row. */
  readonly acts?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** What is known of one row, beside its grid; on a narrow screen over it. Escape closes it. */
export function SidePanel({ title, onClose, isChanged = false, acts, foot, children }: SidePanelProps) {
  const t = useMessages('admin');
  const isWide = useMedia('(min-width: 1160px)');
  const leave = useContext(AdminShellContext)?.leaving.leave;
  const titleId = useId();
  useUnsaved(isChanged);
  const close = () => (leave === undefined ? onClose() : leave(onClose));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const inside = (
    <>
      <Flex as="header" align="center" gap="1" pt="3.5" pr="3" pb="2.5" pl="18px">
        <Heading
          as="h2"
          ref={focusAndBack}
          id={titleId}
          tabIndex={-1}
          flex="1"
          minWidth="0"
          fontSize="19px"
          overflowWrap="anywhere"
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Heading>
        {acts}
        <IconActionButton label={t('close')} size="sm" onClick={close}>
          <IconClose aria-hidden="true" />
        </IconActionButton>
      </Flex>
      {/* What does not fit is scrolled to, not squeezed. */}
      <Flex
        direction="column"
        flex="1"
        gap="3.5"
        minHeight="0"
        pt="0.5"
        pb="18px"
        px="18px"
        overflowY="auto"
        css={{ '& > *': { flex: 'none' } }}
      >
        {children}
      </Flex>
      {foot !== undefined && foot !== false && (
        <Flex
          as="footer"
          wrap="wrap"
          align="center"
          justify="flex-end"
          gap="2"
          px="18px"
          py="3"
          borderTop="line"
        >
          {foot}
        </Flex>
      )}
    </>
  );
  return (
    <SystemProvider>
      {isWide ? (
        <chakra.aside
          aria-labelledby={titleId}
          layerStyle="raised"
          position="sticky"
          top="4"
          display="flex"
          flex="0 0 360px"
          flexDirection="column"
          maxHeight="calc(100vh - 32px)"
          onKeyDown={closeOnEscape}
        >
          {inside}
        </chakra.aside>
      ) : (
        <Drawer.Root
          open
          closeOnInteractOutside={false}
          restoreFocus={false}
          initialFocusEl={() => document.getElementById(titleId)}
          onEscapeKeyDown={(event) => isDialogOpen() && event.preventDefault()}
          onOpenChange={close}
        >
          <Portal>
            <Drawer.Backdrop />
            <Drawer.Positioner>
              <Drawer.Content aria-labelledby={titleId}>{inside}</Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      )}
    </SystemProvider>
  );
}

/** As the ref of the panel's title: it has the focus when the panel opens, and what had it before when it closes. */
function focusAndBack(title: HTMLElement | null) {
  const before = document.activeElement;
  title?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
