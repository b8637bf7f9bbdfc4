interface PageEnds {
  /** Calls back once a page of the application is on screen, or has failed. */
  readonly onResolved: (then: () => void) => () => void;
}

/**
 * The visitor's Home of index.html, which `schemeBoot.js` lets show before any script has run, gives way to the
 * application once that has drawn its first page. Until then both are there and one is seen.
 */
export function giveWay(page: Document, { onResolved }: PageEnds): void {
  const stop = onResolved(() => {
    stop();
    delete page.documentElement.dataset.first;
    page.getElementById('first-home')?.remove();
  });
}
