import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly setCookies: readonly string[];
}

/** Calls a site as a browser does, over lines that are kept. */
export interface BrowserLine {
  /** Rejects where there is no answer, with what the line says. */
  send(method: string, path: string, headers: OutgoingHttpHeaders, body?: unknown): Promise<Answer>;
  close(): void;
}

/** From an address of loopback, by which balancers tell people apart. */
export function browserLine(url: string, address: string): BrowserLine {
  const agent = new Agent({ keepAlive: true });

  function send(method: string, path: string, headers: OutgoingHttpHeaders, body?: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}${path}`, { method, headers, agent, localAddress: address }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
        });
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, text, setCookies: reply.headers['set-cookie'] ?? [] }),
        );
      });
      sent.on('error', (fault: NodeJS.ErrnoException) => {
        // A line that was kept and is closed as it is used again: browsers ask anew over another one.
        if (sent.reusedSocket && fault.code === 'ECONNRESET')
          send(method, path, headers, body).then(resolve, reject);
        else reject(fault);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
  return { send, close: () => agent.destroy() };
}
