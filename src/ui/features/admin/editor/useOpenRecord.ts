import { useState } from 'react';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';

/** As an id in the address: a record that is being made. */
const NEW = 'new';

/**
 * The record whose panel the address opens, each at an address of its own: Back closes it, and a link leads to it. `done`
 * closes it after a save, offers Undo and reads the grid again, which gets `version`.
 */
export function useOpenRecord() {
  const [search, change] = useAdminSearch();
  const { leaving, offerUndo, revision } = useAdminShell();
  const [version, setVersion] = useState(0);
  const open = wordOf(search, 'open');
  const go = (id: string | undefined) => change({ open: id }, { isNewPlace: true });
  /** Without a question: what was typed is saved or thrown away. */
  const close = () => {
    leaving.letGo();
    go(undefined);
  };
  /** Reads the grid again. */
  const refresh = () => setVersion((before) => before + 1);
  /** Of a change after which the panel stays open. */
  const changed = (text: string, activityId: string | null) => {
    refresh();
    offerUndo({ text, activityId });
  };
  return {
    isOpen: open !== '',
    /** Null for a new one. */
    id: open === '' || open === NEW ? null : open,
    open: (id: string) => leaving.leave(() => go(id)),
    openNew: () => leaving.leave(() => go(NEW)),
    close,
    refresh,
    changed,
    done: (text: string, activityId: string | null) => {
      close();
      changed(text, activityId);
    },
    /** Grows with each save and each Undo. */
    version: version + revision,
  };
}
