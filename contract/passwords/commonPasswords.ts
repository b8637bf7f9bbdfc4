/** Bases that people put first, and the example of our own form; with the folding below they stand for many thousands of spellings. */
const COMMON_BASES = new Set(
  `heronlanterncopper password passwort motdepasse contrasena senha wachtwoord parola haslo salasana lozinka geheim secret
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
  draft drafter drafting booster cards cardgame boosterdraft passleft emberwake gandalf frodo hobbit rings
  january february january spring fruehling fruhling winter herbst verano invierno primavera printemps hiver
  montag dienstag mittwoch donnerstag freitag samstag sonntag tuesday wednesday thursday saturday weekend
  juli juni maerz oktober dezember juillet octobre novembre decembre enero febrero agosto octubre diciembre
  alexander alexandra alexandre alice amelia andrea andreas angela anna anne antonio arthur austin barbara
  benjamin bernard brandon brian brittany carlos caroline catherine cedric charles charlotte chloe christian
  christina christine christopher claudia clement connor daniela david dennis diana diego dominik dominic
  dylan edward elena eleanor elias elisabeth elizabeth emily emma eric ethan eva felix fernando florian
  francesca francesco francois frank gabriel gabriela giovanni giulia gregory guillaume hans harry heather
  helena henry ian isabel isabella ivan jack jacob james jan jasmin jasmine jason javier jean jeremy jessie
  johanna johannes john johnny jonas jonathan jose joseph juan julia julian julie karin katarzyna kathrin
  katrina kevin kimberly klaus kristina krzysztof lara laura lauren leon leonardo lisa louis louise luca
  lucas lucia lucy luis luke madison manuel marco marcus maria marie marina mark markus martin martina mary
  mateo mathias matteo max maxime maximilian megan melanie melissa mia miguel mohamed mohammed morgan natalia
  natalie natasha nathan nicholas nicolas nikita nina noah olivia oliver oscar pablo pamela patricia patrick
  paul paula pauline peter petra philip philipp pierre piotr rachel rebecca ricardo richard romain ronald
  rosa russell ryan sabine sabrina sam samuel sandra sara sarah scott sebastian sergio silvia simon simone
  sofia sophia sophie stefan stefanie stephanie stephen steven susanne sven sylvia teresa theodore tobias
  tomas tyler ulrich valentina valerie vanessa veronica victor victoria vincent virginia vladimir walter
  wendy yannick yasmin yvonne zachary zoe
  amsterdam athens atlanta australia austria belgium boston brooklyn brussels budapest cairo chicago china
  colorado dallas denver detroit dublin england europe finland florida frankfurt geneva greece hamburg
  hawaii holland houston ireland israel istanbul jamaica japan jerusalem kiev korea lisbon london lyon madrid
  marseille melbourne mexico miami milano montreal moscow muenchen munich netherlands nigeria norway ontario
  oslo ottawa portugal prague russia scotland seattle seoul singapore stockholm sweden switzerland sydney
  toronto turkey venice vienna vietnam warszawa wien zuerich zurich
  airplane airport alligator anaconda animal archer avatar backspace badger balloon bamboo barney baron beach
  beauty beaver bicycle bigdog birthday biscuit blackbird blackcat blizzard blossom bluebird bluesky boomer
  bowling boxing brother bubble bubbles buddy bulldog bunny business butter camera camping candy captain
  caramel cardinal carnival castle champion chance cheetah cherries chicken chopper christ christmas cinnamon
  cobra coffee college control cooper cosmos cowboy coyote cricket crystal cupcake curious cyclone dagger
  dancer dancing darkness darling database daughter deadpool death december destiny devil dinosaur director
  doctor doggie dolphin dolphins donkey donut dreamer dreams drummer duck eclipse einstein electric elephant
  emerald emperor energy engineer enter eternity everyone evolution excalibur express extreme fairy faith
  falcons fantasy fireball firefly fireman fish fisher fishing flamingo flash fluffy flying football fortune
  forward foxtrot freddy freebird frosty funny future gaming gamer gandalf gangster gateway genesis genius
  ghost giants ginger giraffe gladiator glitter gloria goddess godfather godzilla goldfish golf golfer
  goodbye goodluck gorilla grandma grandpa grapes gravity guardian guitar gunner hacker halloween hammer
  handsome happiness harmony heaven hello hendrix hercules hiking holiday homework honey horses hotdog
  houses hurricane icecream iceman imagine inferno infinity insert inside internet ironman jaguar jesus
  jesuschrist jewels jokers joker jungle jupiter justice justme karate kawasaki keyboard king kingdom kitten
  kitty knight lakers laptop laser legend leopard liberty lifeisgood lightning lizard lollipop lovebug lover
  loverboy lucifer luckydog machine madonna mafia magical magnolia mailman maestro mankind marathon marine
  market marshall matrix maverick meadow melody memory metallica midnight military miracle mirror monster
  moonlight morning motocross motorola mountain movies muffin music musica mustang mystery nature naughty
  network newpass newuser nintendo nirvana nokia nobody northern nothing novell nuclear nurse october oldman
  olympic online opensource orlando outlaw packers paladin panda pandora panther paradise parrot partner
  party passion patriot payday peace peaches peanut pegasus pelican penguin people pepsi perfect picasso
  picture pineapple pirate pirates pizza planet platinum player playboy playstation please pocket poison
  poker police popcorn power powerful precious predator president preston prince princesa private prophet
  prosper pumpkin puppies puppy pyramid python qwaszx rabbit racing racecar radio rainbow raider raiders
  rambo rapper raven reality rebel redhead redskins redsox reggae remember renegade republic reset retired
  rock rocket rockstar romance ronaldo rooster rosebud runner running russia sailing sailor samurai sandman
  sanjose santa saturn saturnus savage school scooter scorpio scorpion search secure security senior serenity
  service shelby sheriff shooter shopping simple simpson simpsons single sister skater skeleton skipper
  skywalker slayer sleepy smokey smooth snickers snowball snowboard snowflake snowman softball soldier
  someone something songbird sparky spartan special speedy spider spirit sponge sports squirrel standard
  stardust stargate starfish starlight startrek station steelers stella sticky strawberry student success
  suckit sugar sunday sunflower sunrise sunset super supernova superstar support surfer survivor sweet
  sweetheart sweetie sword symphony system taekwondo tango target teacher teddybear telephone television
  temporary tennessee terminator theman theking therock thunder tickets titanic tomcat topgun tornado toyota
  tractor training transfer treasure trinity triumph trouble truelove trumpet trustme turtle twilight
  twister unicorn universe unknown vacation valentine vampire vanilla victory viking violet viper vision
  volcano volleyball voyager warcraft warrior warriors watermelon water weather webmaster wedding wildcat
  wildcats williams willow window winner winners winston wolverine wonder wonderful wrestling writer yankees
  yellowstone youandme zebra zeppelin zombie zxcv
  fckgwrhqq pwned letmeinnow iamthebest iamgod nopassword mypassword yourpassword ourpassword thepassword
  newpassword oldpassword firstpassword changepassword password passwordpassword defaultpassword iloveu iluvu
  iloveme ihateyou imissyou loveyou loveu lovers foreverlove mylove mysecret topsecret mypass mylife
  killyou fuckyou fuckoff fuckme fuckit asshole bastard bitch whatsup whatthe wtf lol lmao omg hahaha blabla
  rocknroll hiphop metal punk jazz techno gitarre schatz schatzi liebe liebling mausi hase baerchen
  fussball bayern dortmund schalke werder juventus milan inter napoli roma benfica porto sporting ajax
  feyenoord celtic tottenham everton westham newcastle galatasaray fenerbahce besiktas corinthians flamengo
  boca riverplate azerty motdepasse soleil doudou chouchou loulou bonjour bonsoir amour chocolat papillon
  hola teamo tequiero contrasenia estrella princesa mariposa corazon amigos familia gatito perrito
  ciao amore buongiorno ciaociao tesoro farfalla stellina juventus forzamilan polska kochanie misiek kasia
  lol123 zaq samsung huawei xiaomi iphone nokia lenovo dell toshiba asus acer logitech cisco oracle mysql
  postgres linux ubuntu debian fedora windows macbook apple chrome firefox explorer github docker server
  router switch backup printer scanner monitor sysadmin operator manager office company employee customer
  magicthegathering yugioh pokemon hearthstone planeswalker mulligan sealed cube commander standard modern
  boosterpack boosterbox cardtable drafttable draftnight fridaynight gamenight boardgame roleplay dungeons
  dungeonsanddragons dragonborn goblin elves wizards sorcerer necromancer archmage minecraft fortnite roblox
  overwatch leagueoflegends counterstrike halflife skyrim zelda mario luigi yoshi sonic pikachu charizard
  tetris pacman doom quake halo playstation xbox nintendo`.split(/\s+/),
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

/** Columns of keyboards, top to bottom. */
const COLUMNS = '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol 1qay 2wsx 5tzb 6zhn 147 258 369'.split(' ');

const reversed = (text: string) => [...text].reverse().join('');

function isRun(text: string): boolean {
  return ROWS.some((row) => {
    const endless = row + row;
    return endless.includes(text) || reversed(endless).includes(text);
  });
}

const SHORTEST_WALK = 3;
const WALKS = [...ROWS, ...COLUMNS].flatMap((row) => [row, reversed(row)]);

/** Whether the whole text is a chain of walks over the keyboard or the alphabet, such as `qweasdzxc` or `abc123xyz`. */
function isWalked(text: string): boolean {
  const walkedTo = [0];
  for (let end = SHORTEST_WALK; end <= text.length; end += 1) {
    const isReached = walkedTo.some((start) => {
      const part = text.slice(start, end);
      return part.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(part));
    });
    if (isReached) walkedTo.push(end);
  }
  return text.length > 0 && walkedTo.includes(text.length);
}

const LONGEST_WALK = 32;
const DATES = [
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
];

/** Whether the text is a day of the last or this century, however it is written in digits. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[./ -]/g, '');
  return DATES.some((pattern) => {
    const { day = '', month = '', year = '' } = pattern.exec(digits)?.groups ?? {};
    return (
      /^(19|20)/.test(year) &&
      Number(month) >= 1 &&
      Number(month) <= 12 &&
      Number(day) >= 1 &&
      Number(day) <= 31
    );
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

/**
 * Whether a password is a common word (also twice, with digits, signs or l33t), a walk over the keyboard, a date or a
 * repetition; the rules stand for many thousands of passwords, and nothing is asked of anybody else.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const part = repeatedPart(text);
  if (isRun(part) || part.length < SHORTEST_PART || isDate(text)) return true;
  if (part.length <= LONGEST_WALK && isWalked(part)) return true;
  return basesOf(part).some((base) => {
    const word = repeatedPart(base);
    const isGuessable = COMMON_BASES.has(word) || (base.length >= SHORTEST_PART && isRun(word));
    return isGuessable && part.length - base.length <= ADDED_LETTERS;
  });
}
