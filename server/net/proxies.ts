import { BlockList, isIP } from 'node:net';

const PORT = /^\d{1,5}$/;
const MOST_PORT = 65_535;

/** The networks that TRUST_PROXY may name by a word. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const isPort = (text: string) => PORT.test(text) && Number(text) <= MOST_PORT;

/** `[v6]` and `[v6]:port`. */
function bracketed(text: string): string | null {
  const [, address = '', port] = /^\[([^\]]*)\](?::(.*))?$/.exec(text) ?? [];
  return isIP(address) === 6 && (port === undefined || isPort(port)) ? address : null;
}

/**
 * The IP address in an entry of X-Forwarded-For: some proxies add the port, as `ip:port` or `[v6]:port`. Null for
 * whatever is no address.
 */
export function plainAddress(entry: string): string | null {
  const text = entry.trim();
  if (isIP(text) > 0) return text;
  if (text.startsWith('[')) return bracketed(text);
  const [address = '', port = '', ...more] = text.split(':');
  return more.length === 0 && isIP(address) === 4 && isPort(port) ? address : null;
}

/** Fastify's `trustProxy` for addresses, networks and names of networks: a proxy is known with its port, too. */
export function trustIn(proxies: readonly string[]): (entry: string) => boolean {
  const trusted = new BlockList();
  for (const network of proxies.flatMap((one) => NAMED[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (entry) => {
    const address = plainAddress(entry);
    return address !== null && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}
