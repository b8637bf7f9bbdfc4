import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** An answer of a stand: `stand.answers[path] = hostile.html()`. */
type StandAnswer = (request: IncomingMessage, response: ServerResponse) => void;

const MEBIBYTE = 1024 * 1024;
const PAGE = '<!doctype html><html><title>Soon</title><p>We will be back.</p></html>';

const sends =
  (
    body: Buffer | string,
    headers: Readonly<Record<string, string | number>> = {},
    status = 200,
  ): StandAnswer =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

/** As fast as they are read. */
function pours(response: ServerResponse, chunk: Buffer): void {
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}

/** What a source, or somebody in its place, may answer instead of its data. */
export const hostile = {
  /** More and more, with a length that no disk has room for. */
  endless:
    (start = '{"data":"'): StandAnswer =>
    (_, response) => {
      response.writeHead(200, { 'content-length': String(Number.MAX_SAFE_INTEGER) });
      response.write(start);
      pours(response, Buffer.alloc(64 * 1024, 'x'));
    },
  endlessWithoutLength:
    (start = '{"data":"'): StandAnswer =>
    (_, response) => {
      response.write(start);
      pours(response, Buffer.alloc(64 * 1024, 'x'));
    },
  redirectTo: (location: string, status = 302): StandAnswer => sends('', { location }, status),
  redirectToLoopback: (port = 22): StandAnswer => sends('', { location: `https://localhost:${port}/` }, 302),
  html: (status = 200): StandAnswer => sends(PAGE, { 'content-type': 'text/html' }, status),
  /** To be put at the address of a checksum. */
  wrongChecksum: (): StandAnswer => sends('0'.repeat(64)),
  /** The body, in pieces of a tenth of a second. */
  slow:
    (body: Buffer, bytesPerSecond: number): StandAnswer =>
    (_, response) => {
      const piece = Math.max(1, Math.ceil(bytesPerSecond / 10));
      let from = 0;
      const timer = setInterval(() => {
        response.write(body.subarray(from, from + piece));
        from += piece;
        if (from < body.byteLength) return;
        clearInterval(timer);
        response.end();
      }, 100);
      response.once('close', () => clearInterval(timer));
    },
  /** Takes the question and says nothing at all. */
  silent: (): StandAnswer => () => undefined,
  tooMany: (retryAfter?: string): StandAnswer =>
    sends('', retryAfter === undefined ? {} : { 'retry-after': retryAfter }, 429),
  /** JSON that is no longer what it was. */
  otherShape: (): StandAnswer => sends(JSON.stringify({ apology: 'moved to version 9' })),
  otherShapePacked: (): StandAnswer => sends(gzipSync(JSON.stringify({ apology: 'moved to version 9' }))),
  /** Zeros that unpack to so much. */
  gzipBomb: (megabytes: number): StandAnswer => {
    const member = gzipSync(Buffer.alloc(MEBIBYTE, '0'));
    return sends(Buffer.concat([gzipSync('{"data":"'), ...Array.from({ length: megabytes }, () => member)]));
  },
  truncatedGzip: (text: string): StandAnswer => {
    const packed = gzipSync(text);
    return sends(packed.subarray(0, Math.floor(packed.byteLength / 2)));
  },
  /** Fewer bytes than it says, and then the end of the line. */
  lyingLength:
    (body: Buffer): StandAnswer =>
    (_, response) => {
      response.writeHead(200, { 'content-length': body.byteLength + 1000 });
      response.write(body, () => response.destroy());
    },
  packedTwice: (text: string): StandAnswer => sends(gzipSync(gzipSync(text))),
  /** The beginning, and then silence with the line held open. */
  hangsInTheMiddle:
    (body: Buffer): StandAnswer =>
    (_, response) => {
      response.writeHead(200, { 'content-length': body.byteLength });
      response.write(body.subarray(0, Math.floor(body.byteLength / 2)));
    },
};
