import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { OVERLAY_HUB, type OverlayView } from '#contract/overlays.ts';
import type { Reply } from '#contract/refusals.ts';

/** What an overlay is told after it was opened. */
export interface OverlayListener {
  told(view: OverlayView): void;
  ended(): void;
  lost(): void;
}

export interface OverlayLine {
  /** Connects and shows the key; throws where the server cannot be reached. One that was open before is given up. */
  open(key: string): Promise<Reply<OverlayView>>;
  stop(): void;
}

const KEEP_ALIVE_MS = 10_000;
const SERVER_TIMEOUT_MS = 25_000;

/** The line of an overlay. It sends no credentials: the key alone, over the line and in no address. */
export function createOverlayLine(listener: OverlayListener): OverlayLine {
  let stopLast = () => {};
  return {
    async open(key) {
      stopLast();
      const connection = new HubConnectionBuilder()
        .withUrl(OVERLAY_HUB, { withCredentials: false })
        .configureLogging(LogLevel.None)
        .build();
      connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;
      connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
      let isCurrent = true;
      stopLast = () => {
        isCurrent = false;
        void connection.stop();
      };
      connection.on('overlay', (view: OverlayView) => isCurrent && listener.told(view));
      connection.on('overlayEnded', () => {
        if (isCurrent) listener.ended();
      });
      connection.onclose(() => {
        if (isCurrent) listener.lost();
      });
      await connection.start();
      return connection.invoke<Reply<OverlayView>>('OpenOverlay', { key });
    },
    stop: () => stopLast(),
  };
}
