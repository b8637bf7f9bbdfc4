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

/** Letters of Cyrillic and Greek that look like Latin ones (Unicode TS 39, confusables); lower case. */
const PAIRS = [...'аaвbеeзeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdԛqԝwьb', ...'αaβbεeηnιiκkνvοoρpτtυuχxγyωw'];
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  PAIRS.flatMap((letter, at) => (at % 2 === 0 ? [[letter, PAIRS[at + 1] ?? letter] as const] : [])),
);

/** The form in which names are the same that people take for each other: without case, accents, and look-alikes. */
export const lookOfName = (handle: string): string =>
  [...handleKey(handle.normalize('NFD').replaceAll(/\p{M}/gu, ''))]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[-_]/g, '')
    .replaceAll('0', 'o')
    .replaceAll(/[1l|]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const skeleton = (handle: string) => lookOfName(handle).replace(/\d+$/, '');

const RESERVED_SKELETONS = new Set(RESERVED.map(skeleton));

/** Why a handle is not taken beyond the contract's rules, in sentences: reserved words, also disguised. */
export function handleMistakes(handle: string): string[] {
  if (!/[A-Za-z0-9]/.test(handle)) return ['Use at least one letter or digit.'];
  return RESERVED_SKELETONS.has(skeleton(handle)) ? ['This handle is reserved.'] : [];
}

/** Whether a name is a reserved word, also disguised: of the product, of its staff, of bots and guests. */
export const isReservedName = (name: string): boolean =>
  RESERVED_SKELETONS.has(skeleton(name).replaceAll(/[^\p{L}\p{N}]/gu, ''));
