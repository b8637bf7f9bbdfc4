import { WebSocket } from 'ws';

/** A WebSocket that answers an empty close frame with code 1000: SignalR clients take any other end for a fault. */
export class HubSocket extends WebSocket {
  override close(code = 1000, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}
