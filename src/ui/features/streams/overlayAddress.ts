/** The address of an overlay, to be given to a streaming program. */
export const overlayAddress = (key: string): string =>
  `${window.location.origin}/?${new URLSearchParams({ overlay: key })}`;

/** What people put into their page to show a replay there: links in it open at this site, in a tab of their own. */
export const embedCode = (key: string, title: string): string => {
  const address = `${window.location.origin}/embed.html?${new URLSearchParams({ result: key })}`;
  const quoted = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${address}" title="${quoted}" width="100%" height="720" loading="lazy" style="border:0"></iframe>`;
};
