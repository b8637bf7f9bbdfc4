import {
  Box,
  Button,
  Dialog,
  Drawer,
  IconButton,
  Menu,
  Popover,
  Tabs,
  Text,
  Tooltip,
} from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { overlaySamples } from '#src/ui/messages/samples.ts';
import { PageLinks } from '#src/ui/system/PageLinks.tsx';
import { TabLinks } from '#src/ui/system/TabLinks.tsx';
import IconDots from '~icons/ph/dots-three-vertical-bold';
import IconSettings from '~icons/ph/gear-six';
import IconBot from '~icons/ph/robot';
import IconLeave from '~icons/ph/sign-out';
import IconClose from '~icons/ph/x';
import { Group, Row } from './specimens.tsx';

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
      <IconButton variant="outline" aria-label={overlaySamples.menu} title={overlaySamples.menu}>
        <IconDots aria-hidden="true" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content>
        <Menu.Item value="settings">
          <IconSettings aria-hidden="true" />
          <Menu.ItemText>{overlaySamples.settings}</Menu.ItemText>
        </Menu.Item>
        <Menu.Item value="bot" disabled>
          <IconBot aria-hidden="true" />
          <Menu.ItemText>
            {overlaySamples.bot}
            <small>{overlaySamples.botReason}</small>
          </Menu.ItemText>
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item value="leave" colorPalette="danger">
          <IconLeave aria-hidden="true" />
          <Menu.ItemText>{overlaySamples.leave}</Menu.ItemText>
        </Menu.Item>
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);

/** Without a portal, so that it opens in the scheme of its island. */
const Tip = () => (
  <Tooltip.Root positioning={{ placement: 'top' }}>
    <Tooltip.Trigger asChild>
      <Button>{overlaySamples.tip}</Button>
    </Tooltip.Trigger>
    <Tooltip.Positioner>
      <Tooltip.Content>
        <Tooltip.Arrow />
        {overlaySamples.tipWords}
      </Tooltip.Content>
    </Tooltip.Positioner>
  </Tooltip.Root>
);

const FilterPopover = () => (
  <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
    <Popover.Trigger asChild>
      <Button>{overlaySamples.popover}</Button>
    </Popover.Trigger>
    <Popover.Positioner>
      <Popover.Content aria-label={overlaySamples.popover}>{overlaySamples.popoverWords}</Popover.Content>
    </Popover.Positioner>
  </Popover.Root>
);

const PacksDrawer = () => (
  <Drawer.Root>
    <Drawer.Trigger asChild>
      <Button>{overlaySamples.drawer}</Button>
    </Drawer.Trigger>
    <Drawer.Backdrop />
    <Drawer.Positioner>
      <Drawer.Content padding="4" gap="3">
        <Drawer.Title textStyle="title.sm">{overlaySamples.dialogTitle}</Drawer.Title>
        <Drawer.Body>{overlaySamples.dialogWords}</Drawer.Body>
        <Drawer.CloseTrigger asChild>
          <Button>{overlaySamples.close}</Button>
        </Drawer.CloseTrigger>
      </Drawer.Content>
    </Drawer.Positioner>
  </Drawer.Root>
);

const PacksDialog = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>{overlaySamples.open}</Button>
    </Dialog.Trigger>
    <Dialog.Backdrop />
    <Dialog.Positioner>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{overlaySamples.dialogTitle}</Dialog.Title>
          <Dialog.CloseTrigger asChild>
            <IconButton variant="ghost" aria-label={overlaySamples.close} title={overlaySamples.close}>
              <IconClose aria-hidden="true" />
            </IconButton>
          </Dialog.CloseTrigger>
        </Dialog.Header>
        <Dialog.Body>{overlaySamples.dialogWords}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button>{overlaySamples.cancel}</Button>
          </Dialog.ActionTrigger>
          <Dialog.ActionTrigger asChild>
            <Button variant="solid">{overlaySamples.confirm}</Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Positioner>
  </Dialog.Root>
);

export const OverlayGroups = () => (
  <>
    <Group title={overlaySamples.tabs}>
      <Tabs.Root defaultValue="chat">
        <Tabs.List>
          <Tabs.Trigger value="chat">{overlaySamples.tabNames.chat}</Tabs.Trigger>
          <Tabs.Trigger value="log">{overlaySamples.tabNames.log}</Tabs.Trigger>
          <Tabs.Trigger value="deck" disabled>
            {overlaySamples.tabNames.deck}
          </Tabs.Trigger>
        </Tabs.List>
        {(['chat', 'log', 'deck'] as const).map((name) => (
          <Tabs.Content key={name} value={name}>
            <Text color="fg.muted">{overlaySamples.tabWords[name]}</Text>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Group>
    <Group title={overlaySamples.tabLinks}>
      <TabLinks label={overlaySamples.tabLinks}>
        {overlaySamples.tabLinkNames.map((name, place) => (
          <Link
            key={name}
            to="/test"
            search={{ tab: 'system' }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={place === 0 ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </TabLinks>
    </Group>
    <Group title={overlaySamples.pages}>
      {pageLinks(1)}
      {pageLinks(SOMEWHERE)}
    </Group>
    <Group title={overlaySamples.overlays}>
      <Row name="">
        <Box position="relative">
          <TableMenu />
        </Box>
        <Box position="relative">
          <FilterPopover />
        </Box>
        <Tip />
        <PacksDialog />
        <PacksDrawer />
      </Row>
    </Group>
  </>
);
