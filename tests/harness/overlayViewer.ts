import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type HubMessage,
  type ILogger,
  JsonHubProtocol,
  LogLevel,
} from '@microsoft/signalr';
import { OVERLAY_HUB, type OverlayView } from '#contract/overlays.ts';
import type { Reply } from '#contract/refusals.ts';

/** A stream overlay, as OBS shows it: a page of the site without a session. */
export interface OverlayViewer {
  /** Everything that it received, as it came. */
  readonly messages: string[];
  view(): OverlayView | null;
  hasEnded(): boolean;
  isConnected(): boolean;
  open(key: string): Promise<Reply<OverlayView>>;
  leave(): Promise<void>;
}

class WrittenDown extends JsonHubProtocol {
  constructor(private readonly messages: string[]) {
    super();
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    this.messages.push(input);
    return super.parseMessages(input, logger);
  }
}

/** Connects without showing a key yet. `headers` say whose page it is; by default one of this site. */
export async function connectOverlay(
  url: string,
  headers: Readonly<Record<string, string>> = { origin: url },
): Promise<OverlayViewer> {
  const messages: string[] = [];
  let view: OverlayView | null = null;
  let hasEnded = false;
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${url}${OVERLAY_HUB}`, { headers })
    .withHubProtocol(new WrittenDown(messages))
    .configureLogging(LogLevel.None)
    .build();
  connection.on('overlay', (told: OverlayView) => {
    view = told;
  });
  connection.on('overlayEnded', () => {
    hasEnded = true;
  });
  await connection.start();
  return {
    messages,
    view: () => view,
    hasEnded: () => hasEnded,
    isConnected: () => connection.state === HubConnectionState.Connected,
    async open(key) {
      const reply = await connection.invoke<Reply<OverlayView>>('OpenOverlay', { key });
      if (reply.ok) view = reply.value;
      return reply;
    },
    leave: () => connection.stop(),
  };
}
