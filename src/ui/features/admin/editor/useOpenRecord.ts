import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';

/** As an id in the address: a record that is being made. */
const NEW = 'new';

/** The record whose panel the address opens. Each is a place of its own: Back closes it, and a link leads to it. */
export function useOpenRecord() {
  const [search, change] = useAdminSearch();
  const { leaving } = useAdminShell();
  const open = wordOf(search, 'open');
  const go = (id: string | undefined) => change({ open: id }, { isNewPlace: true });
  return {
    isOpen: open !== '',
    /** Null for a new one. */
    id: open === '' || open === NEW ? null : open,
    open: (id: string) => leaving.leave(() => go(id)),
    openNew: () => leaving.leave(() => go(NEW)),
    /** Without a question: what was typed is saved or thrown away. */
    close: () => {
      leaving.letGo();
      go(undefined);
    },
  };
}
