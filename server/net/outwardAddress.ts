import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where a connection outwards may go: the address that was checked, which is the one to be dialled. */
export interface OutwardAddress {
  readonly url: URL;
  readonly address: string;
  readonly family: 4 | 6;
}

/** Why an address is not dialled. */
export class OutwardRefused extends Error {
  override readonly name = 'OutwardRefused';
}

export interface OutwardRules {
  /** Test builds only: loopback, on any port, still over TLS. */
  readonly allowsLoopback: boolean;
  /** Hosts that may be asked; `*.example.org` stands for every host below it. All, where it is not given. */
  readonly hosts?: readonly string[];
  /** All addresses of a host name; by default those that this machine's resolver knows. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const LONGEST_URL = 1000;

const FORBIDDEN_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of global unicast, those that lead elsewhere: Teredo and its neighbours, documentation, 6to4. */
const FORBIDDEN_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const forbidden = new BlockList();
for (const [net, prefix] of FORBIDDEN_V4) forbidden.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of FORBIDDEN_V6) forbidden.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** The eight groups of an IPv6 address as whatwg URLs write it, which is always the same way. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** Interface ids that carry an IPv4 address (ISATAP). */
const carriesV4 = (address: string) => {
  const [, , , , fifth, sixth] = groupsOf(address);
  return sixth === '5efe' && (fifth === '0' || fifth === '200');
};

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !forbidden.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !forbidden.check(address, 'ipv6') && !carriesV4(address);
}

const isLoopbackAddress = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

function readUrl(text: string): URL {
  if (text.length > LONGEST_URL || !URL.canParse(text)) throw new OutwardRefused('That is no address.');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new OutwardRefused('The address must begin with https.');
  if (url.username !== '' || url.password !== '')
    throw new OutwardRefused('The address must not hold a name or a password.');
  return url;
}

const isAmong = (hosts: readonly string[], host: string) =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));

/**
 * Checks where an https address leads: every address of its host must be a public one (or all loopback ones, where the
 * rules allow it), on port 443. Throws OutwardRefused with one sentence that tells nothing about the network here.
 */
export async function checkOutwardAddress(text: string, rules: OutwardRules): Promise<OutwardAddress> {
  const url = readUrl(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const elsewhere = new OutwardRefused('This server does not connect to that address.');
  const addresses = isIP(host) ? [host] : await (rules.resolve ?? addressesOf)(host).catch(() => []);
  const [address] = addresses;
  if (address === undefined) throw elsewhere;
  const isLoopback = rules.allowsLoopback && addresses.every(isLoopbackAddress);
  if (!isLoopback && rules.hosts && !isAmong(rules.hosts, host)) throw elsewhere;
  if (!isLoopback && (url.port !== '' || !addresses.every(isPublicAddress))) throw elsewhere;
  return { url, address, family: isIP(address) === 4 ? 4 : 6 };
}
