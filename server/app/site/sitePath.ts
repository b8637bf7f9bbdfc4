const SITE = 'https://site.invalid';
const LONGEST = 2000;
/** Going on to one of these after a sign-in would start it again. */
const CIRCLES = /^\/(?:api|login|register|oauth-registration)(?:[/?#]|$)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/evil" would leave the site.
const LEAVES_THE_SITE = /^[^/]|^\/[/\\]|[\u0000-\u001f\u007f\\]/;

/** The address, if it is a path of this site that somebody may go on to after a sign-in; `/` for any other. */
export function sitePath(address: string | undefined): string {
  if (!address || address.length > LONGEST || LEAVES_THE_SITE.test(address)) return '/';
  if (!URL.canParse(address, SITE)) return '/';
  const { origin, pathname } = new URL(address, SITE);
  return origin === SITE && !pathname.startsWith('//') && !CIRCLES.test(pathname) ? address : '/';
}
