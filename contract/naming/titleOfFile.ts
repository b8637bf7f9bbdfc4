const EXTENSIONS = /(?:\.(?:txt|csv|tsv|json|xml|ya?ml|dek|dec|dck|cod|mwdeck|draftmancer|gz))+$/i;
/** What browsers and desktops add to the name of a second copy. */
const COPIES = /(?:\s*\(\d+\)|[\s_-]+copy(?:[\s_-]*\d+)?)+$/i;
const LONGEST_TITLE = 100;

/**
 * A file's name as a title, for what does not name itself: "my_cube-v2.txt" is "My cube v2". Hyphens stay in a name that
 * has spaces already, and in dates. Empty where the name says nothing.
 */
export function titleOfFile(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const stem = last.replace(EXTENSIONS, '').replace(COPIES, '').trim();
  const spaced = /\s/.test(stem) ? stem : stem.replace(/(?<!\d)-+|-+(?!\d)/g, ' ');
  const words = spaced.replace(/[_\s]+/g, ' ').trim();
  const [first = ''] = words;
  return [...(first.toUpperCase() + words.slice(first.length))].slice(0, LONGEST_TITLE).join('');
}
