import { useEffect, useEffectEvent } from 'react';
import type { NoticePermission } from '#src/machines/notices/desktopNotices.ts';
import { watchNoticePermission } from './browserNotices.ts';

/** Hears when the permission for notices is changed in the browser's own settings. */
export function useNoticePermission(onChange: (permission: NoticePermission) => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => watchNoticePermission((permission) => hear(permission)), []);
}
