import { HomeLinkPage } from './-HomeLinkPage.tsx';
import { type AskedLink, loadHomeLink } from './-homeLinkLoader.ts';

/** What a link opens, ready to be shown in Home's place; null where the address has none. Fetched with all it needs. */
export async function openHomeLink(asked: AskedLink) {
  const page = await loadHomeLink(asked);
  return page && <HomeLinkPage page={page} />;
}
