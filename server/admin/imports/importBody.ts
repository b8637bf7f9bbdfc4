import * as z from 'zod/mini';
import {
  IMPORT_BODY_BYTES,
  IMPORT_BYTES_AT_MOST,
  type ImportHead,
  importHeadSchema,
} from '#contract/admin/imports.ts';
import type { FileSpan } from '../../cards/batches/parseMessages.ts';

const HEAD_BYTES_AT_MOST = IMPORT_BODY_BYTES - IMPORT_BYTES_AT_MOST;
const NEW_LINE = 0x0a;

/** What was sent, taken apart; or the sentence that says why it cannot be. */
export type ImportBody =
  | { readonly ok: true; readonly head: ImportHead; readonly files: FileSpan[]; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly sentence: string };

const no = (sentence: string): ImportBody => ({ ok: false, sentence });

/** Reads a line of JSON (`importHeadSchema`) with the bytes of its files behind it; they are copied out of the body. */
export function readImportBody(body: Uint8Array): ImportBody {
  const end = body.subarray(0, HEAD_BYTES_AT_MOST).indexOf(NEW_LINE);
  const head = z.safeParse(importHeadSchema, end < 0 ? null : jsonIn(body.subarray(0, end)));
  if (!head.success) return no('The request does not say which files it holds, and for which game.');
  const size = head.data.files.reduce((sum, file) => sum + file.bytes, 0);
  if (size > IMPORT_BYTES_AT_MOST) return no('The files are larger than 64 MiB together.');
  if (size !== body.byteLength - end - 1) return no('The files did not arrive whole. Send them again.');
  const bytes = new ArrayBuffer(size);
  new Uint8Array(bytes).set(body.subarray(end + 1));
  let from = 0;
  const files = head.data.files.map((file) => {
    const span = { fileName: file.name, from, bytes: file.bytes };
    from += file.bytes;
    return span;
  });
  return { ok: true, head: head.data, files, bytes };
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
