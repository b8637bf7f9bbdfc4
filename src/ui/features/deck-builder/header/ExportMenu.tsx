import { Menu, Portal, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { readLastExport, writeLastExport } from '../desk/arrangement.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** The format used last, all others, paper, and the import of a list. */
export function ExportMenu({ children }: { readonly children: ReactElement }) {
  const { view, openExtra } = useDeckDesk();
  const t = useMessages('deck');
  const [last, setLast] = useState(readLastExport);
  const [first, ...others] = [...view.exports].sort(
    (one, other) => Number(other.slug === last) - Number(one.slug === last),
  );
  const open = (exportAs: string) => {
    writeLastExport(exportAs);
    openExtra({ exportAs });
  };
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      // The dialog may have changed it since.
      onOpenChange={() => setLast(readLastExport())}
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('exportMenu')}>
            {first !== undefined && (
              <Menu.Item value="first" onSelect={() => open(first.slug)}>
                <Menu.ItemText>
                  {first.name}
                  {first.slug === last && <Text textStyle="caption">{t('usedLast')}</Text>}
                </Menu.ItemText>
              </Menu.Item>
            )}
            {first !== undefined && others.length > 0 && (
              <Menu.Item value="others" onSelect={() => open(first.slug)}>
                {t('otherFormats')}
              </Menu.Item>
            )}
            <Menu.Item value="print" onSelect={() => openExtra('print')}>
              {t('printSheet')}
            </Menu.Item>
            {view.isMine && (
              <Menu.Item value="import" onSelect={() => openExtra('import')}>
                {t('importList')}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
