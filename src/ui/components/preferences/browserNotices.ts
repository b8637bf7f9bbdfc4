import type { NoticePermission } from '#src/machines/notices/desktopNotices.ts';

const READ: Readonly<Record<globalThis.NotificationPermission, NoticePermission>> = {
  default: 'unasked',
  granted: 'granted',
  denied: 'denied',
};

/** Android's browsers have the name but refuse to make one outside a service worker. */
const hasNotices = () =>
  'Notification' in window && window.isSecureContext && !navigator.userAgent.includes('Android');

/** What this browser says of desktop notices, without asking anybody. */
export const readNoticePermission = (): NoticePermission =>
  hasNotices() ? READ[Notification.permission] : 'unsupported';

/** Opens the browser's own question; call it only from a press. */
export const askForNotices = async (): Promise<NoticePermission> =>
  READ[await Notification.requestPermission()];

/** Tells when the permission is changed in the browser's own settings; returns the way to stop. */
export function watchNoticePermission(onChange: (permission: NoticePermission) => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  const tell = () => onChange(readNoticePermission());
  if (hasNotices() && 'permissions' in navigator)
    navigator.permissions.query({ name: 'notifications' }).then(
      (given) => {
        if (isOver) return;
        status = given;
        given.addEventListener('change', tell);
      },
      // A browser that cannot be asked is read again when the profile is opened.
      () => undefined,
    );
  return () => {
    isOver = true;
    status?.removeEventListener('change', tell);
  };
}

interface DesktopNotice {
  readonly title: string;
  readonly words: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
}

/** Shows a notice outside the page if the tab is hidden and the browser allows it; a click brings the tab back. */
export function showDesktopNotice({ title, words, tag }: DesktopNotice): void {
  if (!document.hidden || readNoticePermission() !== 'granted') return;
  const notice = new Notification(title, { body: words, tag });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
