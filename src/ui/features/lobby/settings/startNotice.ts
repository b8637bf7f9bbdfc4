const OFF_KEY = 'passleft.startNotice';

export type StartNotice = 'absent' | 'off' | 'on' | 'refused';

/** Whether this browser shows a notice of the start while its tab is hidden. */
export function readStartNotice(): StartNotice {
  if (!('Notification' in window)) return 'absent';
  if (Notification.permission === 'denied') return 'refused';
  if (Notification.permission === 'default') return 'off';
  try {
    return localStorage.getItem(OFF_KEY) === 'off' ? 'off' : 'on';
  } catch {
    return 'on';
  }
}

export async function switchStartNotice(isOn: boolean): Promise<StartNotice> {
  try {
    if (isOn) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'off');
  } catch {
    // Without storage the browser's own permission is the only switch.
  }
  if (isOn) await Notification.requestPermission();
  return readStartNotice();
}

/** Shows a desktop notice of the start, once a table, and only to somebody who is looking elsewhere. */
export function tellStart(draftId: string, tableName: string, words: string) {
  if (!document.hidden || readStartNotice() !== 'on') return;
  try {
    const notice = new Notification(tableName, { body: words, tag: draftId });
    notice.onclick = () => window.focus();
  } catch {
    // Phones have the permission but need a service worker to show it.
  }
}
