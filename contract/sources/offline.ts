import type { SourceView } from './sources.ts';

/** What has to be known of a source to fetch from it on another machine. */
export type OfflineSource = Pick<SourceView, 'id' | 'addresses' | 'ending' | 'isPackedOnly'>;

/** An address with what is asked for in it. */
export const filled = (address: string, values: Readonly<Record<string, string>>): string =>
  address.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = values[name];
    // An apostrophe would end the quotes of a shell.
    return value === undefined ? written : encodeURIComponent(value).replaceAll("'", '%27');
  });

/**
 * The lines by which a person brings a set of a source to a machine without a network: one for each file of it, which an
 * import reads under the name that the line gives it. Sources whose files are too large for an upload are packed instead.
 */
export function offlineLines(source: OfflineSource, set: { readonly code: string; readonly name: string }) {
  const { id, addresses, ending, isPackedOnly } = source;
  const code = set.code.replace(/[^\w-]+/g, '-');
  if (isPackedOnly) return [`npm run source -- pack ${id}:${code} -o ${id}-${code}.passleft`];
  return addresses.map((address) => {
    const url = filled(address, { page: '1', ...set, id: set.code });
    const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    const name = last.endsWith(`.${ending}`) ? last : `${id}-${code}.${ending}`;
    return `curl -fL '${url}' -o '${name}'`;
  });
}
