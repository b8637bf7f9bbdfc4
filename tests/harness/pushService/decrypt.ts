import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;

const expanded = (key: Uint8Array, salt: Uint8Array, label: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, label, length));

/** Opens a pushed message as a browser does (RFC 8291 over RFC 8188, aes128gcm); throws when it was not sealed for it. */
export function decryptPush(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + idLength);
  const sealed = body.subarray(SALT_BYTES + 5 + idLength);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const shared = expanded(browser.computeSecret(senderKey), auth, both, 32);
  const key = expanded(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expanded(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
