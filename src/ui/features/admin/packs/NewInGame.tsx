import { Menu, Portal } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconPlus from '~icons/ph/plus';
import { useAdminShell } from '../shell/adminShellParts.ts';

interface NewInGameProps {
  readonly label: string;
  /** With the slug of the game that it is made for. */
  readonly onNew: (game: string) => void;
}

/** Makes something of the chosen game, of the only one there is, or of one that is chosen now. */
export function NewInGame({ label, onNew }: NewInGameProps) {
  const t = useMessages('admin');
  const { game, games } = useAdminShell();
  const only = game !== '' ? game : games.length === 1 ? games[0]?.slug : undefined;
  const button = (
    <ActionButton
      variant="solid"
      reason={games.length === 0 && only === undefined ? t('noGames') : undefined}
      {...(only !== undefined && { onClick: () => onNew(only) })}
    >
      <IconPlus aria-hidden="true" />
      {label}
    </ActionButton>
  );
  return (
    <SystemProvider>
      {only !== undefined || games.length === 0 ? (
        button
      ) : (
        <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => onNew(value)}>
          <Menu.Trigger asChild>{button}</Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>{t('whichGame')}</Menu.ItemGroupLabel>
                  {games.map(({ slug, name }) => (
                    <Menu.Item key={slug} value={slug}>
                      {name}
                    </Menu.Item>
                  ))}
                </Menu.ItemGroup>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </SystemProvider>
  );
}
