export const PROXY_PATH = '/api/imageproxy';

/** Card images are asked from our own proxy unless the address is the proxy's already. */
export const proxiedImageAddress = (address: string): string =>
  address.startsWith(PROXY_PATH) ? address : `${PROXY_PATH}?url=${encodeURIComponent(address)}`;
