/** Bases that people put first; with the folding below they stand for many thousands of spellings. */
const COMMON_BASES = new Set(
  `password passwort motdepasse contrasena senha wachtwoord parola haslo salasana lozinka geheim secret
  welcome welkom willkommen bienvenue hello hallo login letmein access admin administrator root user guest
  master default changeme temp test testing tester demo sample example qwerty qwertz azerty qwert asdf asdfgh
  asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qwertyuiop poiuytrewq dragon monkey shadow sunshine princess
  football baseball basketball soccer hockey tennis superman batman spiderman pokemon naruto starwars trustno
  iloveyou ichliebedich jetaime teamo loveme lovely love babygirl angel angels flower butterfly cookie
  chocolate cheese pepper ginger banana orange apple cherry summer winter spring autumn sommer january
  february march april june july august september october november december monday friday sunday michael
  michelle jennifer jessica ashley nicole daniel andrew joshua matthew anthony robert thomas charlie jordan
  hunter hannah amanda samantha george william buster killer ranger harley mustang ferrari porsche mercedes
  corvette yamaha computer internet google facebook samsung iphone android windows microsoft linkedin
  whatever nothing freedom forever family friends mother father mommy daddy junior lucky happy smile
  diamond silver golden purple yellow magic wizard merlin phoenix tiger lion eagle falcon panther wolf
  liverpool arsenal chelsea barcelona realmadrid juventus manchester london paris berlin newyork california
  texas america canada germany deutschland france italia espana brasil matrix mickey donald garfield snoopy
  hallowelt helloworld opensesame abcdef abcdefg abcdefgh abcabc abcd passw passwd pass passphrase
  draft drafter drafting booster cards cardgame boosterdraft passleft emberwake gandalf frodo hobbit rings`.split(
    /\s+/,
  ),
);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb',
];

const reversed = (text: string) => [...text].reverse().join('');

function isRun(text: string): boolean {
  return ROWS.some((row) => {
    const endless = row + row;
    return endless.includes(text) || reversed(endless).includes(text);
  });
}

/** The shortest part that the whole text repeats; the text itself if none. */
function repeatedPart(text: string): string {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const part = text.slice(0, size);
    if (part.repeat(text.length / size) === text && text.length % size === 0) return part;
  }
  return text;
}

const bare = (text: string) => text.replaceAll(/[^a-z]/g, '');
const unleet = (text: string) => [...text].map((letter) => LEET[letter] ?? letter).join('');

function basesOf(text: string): string[] {
  const core = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  return [bare(text), bare(core), bare(unleet(text)), bare(unleet(text.replace(/[\d\W_]+$/, '')))];
}

const ADDED_LETTERS = 6;
const SHORTEST_PART = 5;

/** Whether a password is a common word (also twice, with digits, signs or l33t), a keyboard run or a repetition. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const part = repeatedPart(text);
  if (isRun(part) || part.length < SHORTEST_PART) return true;
  return basesOf(part).some((base) => {
    const word = repeatedPart(base);
    const isGuessable = COMMON_BASES.has(word) || (base.length >= SHORTEST_PART && isRun(word));
    return isGuessable && part.length - base.length <= ADDED_LETTERS;
  });
}
