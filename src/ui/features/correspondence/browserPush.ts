import type { PushSubscriptionWords } from '#contract/members/push.ts';
import { pushSubscriptionSchema } from '#contract/members/push.ts';
import type { PushStanding } from '#src/machines/notices/pushSubscription.ts';

/** The server's side of push; each throws when there is no good answer. */
export interface PushCalls {
  readonly pushKey: () => Promise<string>;
  readonly subscribeToPush: (words: PushSubscriptionWords) => Promise<unknown>;
  readonly unsubscribeFromPush: (endpoint: string) => Promise<unknown>;
}

const WORKER = '/sw.js';

/** Apple's phones and tablets have push only for sites on the home screen. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Why this browser cannot be pushed to at all; null when it can. */
function impossible(): PushStanding | null {
  const hasPush =
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  if (hasPush) return null;
  return isAppleTouch() && !isInstalled() ? 'notInstalled' : 'unsupported';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const [a, b] = [new Uint8Array(own), bytesOf(publicKey)];
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

const wordsOf = (subscription: PushSubscription): PushSubscriptionWords =>
  pushSubscriptionSchema.parse(subscription.toJSON());

async function known(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Reads how this browser stands without asking anybody; one that is subscribed is told to the server again. */
export async function lookAtPush(calls: PushCalls): Promise<PushStanding> {
  const cannot = impossible();
  if (cannot !== null) return cannot;
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await known();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  if (!isOfKey(subscription, await calls.pushKey())) return 'keyChanged';
  await calls.subscribeToPush(wordsOf(subscription));
  return 'on';
}

/** Asks for permission, subscribes with the server's key and tells the server; call it only from a press. */
export async function turnPushOn(calls: PushCalls): Promise<PushStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const publicKey = await calls.pushKey();
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && !isOfKey(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  await calls.subscribeToPush(wordsOf(subscription));
  return 'on';
}

/** Forgets the subscription here and at the server. */
export async function turnPushOff(calls: PushCalls): Promise<PushStanding> {
  const subscription = await known();
  if (subscription) {
    await calls.unsubscribeFromPush(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
