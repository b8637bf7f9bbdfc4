import type { BrowserContext, Page } from '@playwright/test';

/** What live regions said: each text once, as a screen reader is handed it. */
export interface Said {
  readonly urgency: 'polite' | 'assertive';
  readonly words: string;
}

declare global {
  interface Window {
    said?: Said[];
  }
}

/** Writes down what every live region of the context's pages says from here on. */
export async function recordSaid(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: Said[] = [];
    window.said = said;
    const regionOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest(
        '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live]), [role=alert]:not([aria-live])',
      );
    };
    const hear = (records: readonly MutationRecord[]) => {
      const regions = new Set(records.map(({ target }) => regionOf(target)));
      for (const region of regions) {
        const words = region?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
        const isAssertive = region?.matches('[aria-live=assertive], [role=alert]') ?? false;
        if (words !== '') said.push({ urgency: isAssertive ? 'assertive' : 'polite', words });
      }
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export const saidIn = (page: Page): Promise<readonly Said[]> => page.evaluate(() => window.said ?? []);

/** A part of the page as Chromium hands it to screen readers. */
export interface HeardNode {
  readonly name: string;
  readonly description: string;
  readonly selected: boolean;
}

/** Every node of a role in the accessibility tree that is not hidden from it. */
export async function heardOf(page: Page, role: string): Promise<readonly HeardNode[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role });
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name, description, properties = [] }) => ({
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      selected: properties.some((property) => property.name === 'selected' && property.value.value === true),
    }));
}
