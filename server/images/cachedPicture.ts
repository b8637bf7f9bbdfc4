/** A picture as browsers are sent it. */
export interface CachedPicture {
  readonly bytes: Buffer;
  readonly etag: string;
}
