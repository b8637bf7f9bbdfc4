import type { DeliveryRow, HookChange, HookRow, MadeHook, NewHook } from '#contract/hooks/hooks.ts';
import type { HookOrder, KnownHooks, LogWish } from '#src/machines/hooks/hookShelf.ts';

/** What the screen of web hooks asks the server; everything throws with words. */
export interface HookPorts {
  readonly load: (signal: AbortSignal) => Promise<KnownHooks>;
  readonly make: (wish: NewHook, signal: AbortSignal) => Promise<MadeHook>;
  readonly change: (hookId: string, change: HookChange, signal: AbortSignal) => Promise<HookRow>;
  readonly remove: (hookId: string, signal: AbortSignal) => Promise<unknown>;
  readonly renew: (hookId: string, signal: AbortSignal) => Promise<{ readonly secret: string }>;
  readonly turnOn: (hookId: string, signal: AbortSignal) => Promise<HookRow>;
  readonly readLog: (hookId: string, signal: AbortSignal) => Promise<readonly DeliveryRow[]>;
  readonly askLog: (hookId: string, wish: LogWish, signal: AbortSignal) => Promise<readonly DeliveryRow[]>;
  readonly order: (order: HookOrder, signal: AbortSignal) => Promise<unknown>;
}

/** The calls come with their schemas, which are loaded when they are first needed. */
export type LoadHookPorts = () => Promise<HookPorts>;
