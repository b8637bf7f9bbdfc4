const RESERVED = [
  ...'admin administrator root system support staff moderator mod official passleft host organiser organizer'.split(
    ' ',
  ),
  ...'bot bots guest visitor everyone nobody anonymous deleted null undefined me you api help security owner'.split(
    ' ',
  ),
];

/** The form of a handle that must be unique: without case and without look-alike wide letters. */
export const handleKey = (handle: string) => handle.normalize('NFKC').toLowerCase();

/** The form of an address that must be unique. */
export const emailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase();

const skeleton = (handle: string) =>
  handleKey(handle)
    .replaceAll(/[-_]/g, '')
    .replaceAll('0', 'o')
    .replaceAll(/[1l|]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/\d+$/, '');

const RESERVED_SKELETONS = new Set(RESERVED.map(skeleton));

/** Why a handle is not taken beyond the contract's rules, in sentences: reserved words, also disguised. */
export function handleMistakes(handle: string): string[] {
  if (!/[A-Za-z0-9]/.test(handle)) return ['Use at least one letter or digit.'];
  return RESERVED_SKELETONS.has(skeleton(handle)) ? ['This handle is reserved.'] : [];
}
