import { Menu, Portal } from '@chakra-ui/react';
import { ownNameOf } from '#contract/games/faces.ts';
import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';
import { KeyMark } from '../KeyMark.tsx';

interface CardMenuProps {
  readonly id: string;
  readonly box: DOMRect;
  readonly board: DeckBoard;
  readonly onMove: (ids: readonly string[], bucket: string) => void;
  readonly onClose: () => void;
}

/** What can be done with one card: right click, the menu key, or the button that shows on the focused card. */
export function CardMenu({ id, box, board, onMove, onClose }: CardMenuProps) {
  const { boards, main, side, pool, zoom, view } = useDeckDesk();
  const t = useMessages('deck');
  const entry = pool.get(id);
  if (entry === undefined) return null;
  const copies = board.entries
    .filter(({ face }) => ownNameOf(face) === ownNameOf(entry.face))
    .map((copy) => copy.id);
  const others = view.isMine ? boards.filter(({ key }) => key !== board.key) : [];
  const keyOf = (bucket: string) => (bucket === main.key ? 'M' : bucket === side.key ? 'S' : null);
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-start', getAnchorRect: () => box, gutter: -12 }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={entry.face.name}>
            {others.flatMap(({ key, name }) => {
              const Icon = key === main.key ? IconMoveUp : IconMoveDown;
              const hint = keyOf(key);
              return [
                <Menu.Item key={key} value={key} onSelect={() => onMove([id], key)}>
                  <Icon aria-hidden="true" />
                  <Menu.ItemText>{t('moveTo', { board: name })}</Menu.ItemText>
                  {hint !== null && <KeyMark>{hint}</KeyMark>}
                </Menu.Item>,
                copies.length > 1 && (
                  <Menu.Item key={`${key} all`} value={`${key} all`} onSelect={() => onMove(copies, key)}>
                    <Icon aria-hidden="true" />
                    <Menu.ItemText>{t('moveAllTo', { count: copies.length, board: name })}</Menu.ItemText>
                  </Menu.Item>
                ),
              ];
            })}
            <Menu.Item value=" closer" onSelect={() => zoom(entry.face)}>
              <IconZoom aria-hidden="true" />
              <Menu.ItemText>{t('lookCloser')}</Menu.ItemText>
              <KeyMark>{t('lookCloserKey')}</KeyMark>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
