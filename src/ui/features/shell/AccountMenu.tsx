import { ActionMenu, type ActionMenuProps } from '../../components/menus/ActionMenu.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** The open list of the header, which is not built on the system itself. */
export const AccountMenu = (props: ActionMenuProps) => (
  <SystemProvider>
    <ActionMenu {...props} />
  </SystemProvider>
);
