import { Box, Button, Dialog, IconButton, Menu, Tabs, Text, Tooltip } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconSettings from '~icons/ph/gear-six';
import IconBot from '~icons/ph/robot';
import IconLeave from '~icons/ph/sign-out';
import IconClose from '~icons/ph/x';
import { PageLinks } from '../../system/PageLinks.tsx';
import { Group, Row } from './specimens.tsx';

const words = {
  tabs: 'Tabs',
  tabNames: { chat: 'Chat', log: 'Log', deck: 'Deck' },
  tabWords: { chat: 'Kim: two minutes, kettle’s on', log: 'Jonas took column 3', deck: '' },
  pages: 'Pagination',
  overlays: 'Menu, tooltip, dialog',
  menu: 'More',
  settings: 'Table settings',
  bot: 'Hand seat to a bot',
  botReason: 'The draft has ended',
  leave: 'Leave the table',
  tip: 'Passing left',
  tipWords: 'From Kim, to Ana. In the next round it is the other way round.',
  open: 'Open a dialog',
  dialogTitle: 'How packs go round',
  dialogWords: 'Everyone keeps one card and passes the rest left. In the next round they go right.',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Got it',
};

const MANY = 28;
const SOMEWHERE = 6;

/** Pages of nothing: each link leads to this tab. */
const pageLinks = (page: number) => (
  <PageLinks
    page={page}
    pageCount={MANY}
    linkTo={(_, content) => (
      <Link to="/test" search={{ tab: 'system' }} resetScroll={false}>
        {content}
      </Link>
    )}
  />
);

const TableMenu = () => (
  <Menu.Root positioning={{ placement: 'bottom-start' }}>
    <Menu.Trigger asChild>
      <IconButton variant="outline" aria-label={words.menu} title={words.menu}>
        <IconDots aria-hidden="true" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content>
        <Menu.Item value="settings">
          <IconSettings aria-hidden="true" />
          <Menu.ItemText>{words.settings}</Menu.ItemText>
        </Menu.Item>
        <Menu.Item value="bot" disabled>
          <IconBot aria-hidden="true" />
          <Menu.ItemText>
            {words.bot}
            <small>{words.botReason}</small>
          </Menu.ItemText>
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item value="leave" colorPalette="danger">
          <IconLeave aria-hidden="true" />
          <Menu.ItemText>{words.leave}</Menu.ItemText>
        </Menu.Item>
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);

/** Without a portal, so that it opens in the scheme of its island. */
const Tip = () => (
  <Tooltip.Root positioning={{ placement: 'top' }}>
    <Tooltip.Trigger asChild>
      <Button>{words.tip}</Button>
    </Tooltip.Trigger>
    <Tooltip.Positioner>
      <Tooltip.Content>
        <Tooltip.Arrow />
        {words.tipWords}
      </Tooltip.Content>
    </Tooltip.Positioner>
  </Tooltip.Root>
);

const PacksDialog = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>{words.open}</Button>
    </Dialog.Trigger>
    <Dialog.Backdrop />
    <Dialog.Positioner>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{words.dialogTitle}</Dialog.Title>
          <Dialog.CloseTrigger asChild>
            <IconButton variant="ghost" aria-label={words.close} title={words.close}>
              <IconClose aria-hidden="true" />
            </IconButton>
          </Dialog.CloseTrigger>
        </Dialog.Header>
        <Dialog.Body>{words.dialogWords}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button>{words.cancel}</Button>
          </Dialog.ActionTrigger>
          <Dialog.ActionTrigger asChild>
            <Button variant="solid">{words.confirm}</Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Positioner>
  </Dialog.Root>
);

export const OverlayGroups = () => (
  <>
    <Group title={words.tabs}>
      <Tabs.Root defaultValue="chat">
        <Tabs.List>
          <Tabs.Trigger value="chat">{words.tabNames.chat}</Tabs.Trigger>
          <Tabs.Trigger value="log">{words.tabNames.log}</Tabs.Trigger>
          <Tabs.Trigger value="deck" disabled>
            {words.tabNames.deck}
          </Tabs.Trigger>
        </Tabs.List>
        {(['chat', 'log', 'deck'] as const).map((name) => (
          <Tabs.Content key={name} value={name}>
            <Text color="fg.muted">{words.tabWords[name]}</Text>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Group>
    <Group title={words.pages}>
      {pageLinks(1)}
      {pageLinks(SOMEWHERE)}
    </Group>
    <Group title={words.overlays}>
      <Row name="">
        <Box position="relative">
          <TableMenu />
        </Box>
        <Tip />
        <PacksDialog />
      </Row>
    </Group>
  </>
);
