const ID = /^[\w-]{1,100}$/;
const HOSTS: ReadonlySet<string> = new Set(['cubecobra.com', 'www.cubecobra.com']);

/**
 * The id of a cube in what somebody pastes: a link to any page of a CubeCobra cube (`/cube/list/ID`, `/cube/overview/ID`,
 * `/c/ID`), or the id alone; null for anything else.
 */
export function cubeIdOf(pasted: string): string | null {
  const text = pasted.trim();
  if (ID.test(text)) return text;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  if (!HOSTS.has(hostname)) return null;
  const parts = pathname.split('/').filter((part) => part !== '');
  const id = parts[0] === 'cube' ? parts.at(-1) : parts[0] === 'c' ? parts[1] : undefined;
  return id !== undefined && parts.length > 1 && ID.test(id) ? id : null;
}
