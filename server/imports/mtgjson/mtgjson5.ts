import { namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { type ImportOptions, type Recognised, type Reject, refuse, rejectRow } from '../batch.ts';
import type { ImportedPack } from '../boosters/fitPack.ts';
import { checkPacks } from '../boosters/packSanity.ts';
import { proposeMagicGame } from '../cards/magicGame.ts';
import { counted } from '../parsing/counted.ts';
import { dayOf } from '../parsing/day.ts';
import { firstNames } from '../parsing/shortened.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { CardIdentities } from '../sources/cardIdentity.ts';
import { readBoosters } from './mtgjson5Boosters.ts';
import { cardOfFaces, printingOfFaces, unknownLanguagesOf } from './mtgjson5Card.ts';
import { type Face, faceSchema, type SetHead, setHeadSchema } from './mtgjson5Schema.ts';

interface Gathered {
  readonly sets: SetRecord[];
  readonly cards: Map<string, CardRecord>;
  readonly identities: CardIdentities;
  readonly printings: PrintingRecord[];
  readonly packs: ImportedPack[];
  readonly templates: StoredTemplate[];
  readonly rejected: Reject[];
  readonly warnings: string[];
}

/** The `data` of an MTGJSON v5 file: one set, or many by code. */
export interface Mtgjson5File {
  readonly data: unknown;
  readonly file?: string | undefined;
}

interface Head {
  readonly head: SetHead;
  readonly file: string | undefined;
  /** How many card objects of its file come before it. */
  readonly before: number;
}

/**
 * Reads MTGJSON v5 files: faces are joined to cards, the booster block becomes pack definitions, which may hold cards of
 * the other files, and one template a set. Rows of rejects count the card objects of a file.
 */
export function readMtgjson5(files: readonly Mtgjson5File[], options: ImportOptions): Recognised {
  const heads = headsOf(files);
  if ('ok' in heads) return heads;
  const out: Gathered = emptyGathered();
  const keys = new Set<string>();
  const read = readAllFaces(firstOfEachSet(heads, out.warnings), out.rejected);
  for (const { head, faces } of read) addCards(head, faces, keys, out);
  const isKeyKnown = (key: string) => keys.has(key) || options.knownPrintings?.(key) === true;
  for (const { head } of read) addBoosters(head, isKeyKnown, out);
  if (out.printings.length === 0) {
    return refuse('This looks like MTGJSON v5, but none of its cards could be read.', out.rejected);
  }
  const sound = checkPacks(out.packs, out.templates, isKeyKnown);
  const names = new Set(out.cards.keys());
  const rarities = new Set(out.printings.map((printing) => printing.rarity));
  return {
    ok: true,
    batch: {
      format: 'MTGJSON v5',
      sets: out.sets,
      cards: [...out.cards.values()],
      printings: out.printings,
      packs: sound.packs,
      templates: sound.templates,
      proposedGame: proposeMagicGame(names, rarities),
      rejected: [...out.rejected, ...sound.rejected],
      warnings: [...out.warnings, ...out.identities.words],
      nameOnly: [],
    },
  };
}

function headsOf(files: readonly Mtgjson5File[]): Head[] | Recognised {
  const heads: Head[] = [];
  for (const { data, file } of files) {
    const found = readHeads(data);
    if (!found) {
      const where = file === undefined ? 'This looks' : `${file} looks`;
      return refuse(`${where} like MTGJSON v5, but its "data" holds no set with a code, a name and cards.`);
    }
    let before = 0;
    for (const head of found) {
      heads.push({ head, file, before });
      before += head.cards.length;
    }
  }
  return heads;
}

/** A set that stands in the files again is left out with a warning, whatever cards it has there. */
function firstOfEachSet(heads: readonly Head[], warnings: string[]): Head[] {
  const firsts = new Map<string, Head>();
  for (const one of heads) {
    const { code, name } = one.head;
    if (!firsts.has(code)) firsts.set(code, one);
    else
      warnings.push(
        `${name}: the set ${code} stands in the files more than once and was read where it comes first.`,
      );
  }
  return [...firsts.values()];
}

function emptyGathered(): Gathered {
  return {
    sets: [],
    cards: new Map(),
    identities: new CardIdentities(),
    printings: [],
    packs: [],
    templates: [],
    rejected: [],
    warnings: [],
  };
}

function readHeads(data: unknown): SetHead[] | null {
  const one = setHeadSchema.safeParse(data);
  if (one.success) return [one.data];
  if (typeof data !== 'object' || data === null) return null;
  const many = Object.values(data).flatMap((value) => {
    const head = setHeadSchema.safeParse(value);
    return head.success ? [head.data] : [];
  });
  return many.length > 0 ? many : null;
}

/** Faces with their rows; a face whose uuid was there before is rejected. */
function readAllFaces(heads: readonly Head[], rejected: Reject[]) {
  const uuids = new Set<string>();
  return heads.map(({ head, file, before }) => {
    const faces: Face[] = [];
    const reject = (found: Reject) => rejected.push(file === undefined ? found : { ...found, file });
    for (const [index, record] of head.cards.entries()) {
      const row = before + index + 1;
      const face = faceSchema.safeParse(record);
      if (!face.success) reject(rejectIssue(row, record, face.error));
      else if (uuids.has(face.data.uuid)) {
        reject(rejectRow(row, 'uuid', face.data.uuid, 'a uuid that occurs once'));
      } else {
        uuids.add(face.data.uuid);
        faces.push(face.data);
      }
    }
    return { head, faces };
  });
}

function addCards(head: SetHead, faces: readonly Face[], keys: Set<string>, out: Gathered): void {
  out.sets.push({ code: head.code, name: head.name, releasedOn: dayOf(head.releaseDate) });
  const byUuid = new Map(faces.map((face) => [face.uuid, face]));
  const drafted = draftedUuids(head);
  const joined = new Set<string>();
  for (const face of faces) {
    if (!isFront(face)) continue;
    const others = face.otherFaceIds.flatMap((uuid) => byUuid.get(uuid) ?? []);
    const sides = [face, ...others.sort((left, right) => (left.side ?? '').localeCompare(right.side ?? ''))];
    for (const side of sides) joined.add(side.uuid);
    keys.add(face.uuid);
    const card = cardOfFaces(sides);
    const name = out.identities.nameOf(card, `${head.code} ${face.number}`) ?? face.name;
    out.cards.set(name, withNames(out.cards.get(name) ?? { ...card, name }, card));
    const printing = printingOfFaces(sides, head.code, drafted === null || drafted.has(face.uuid));
    out.printings.push({ ...printing, card: name });
  }
  const strange = new Set(faces.flatMap(unknownLanguagesOf));
  if (strange.size > 0)
    out.warnings.push(
      `${head.name}: names in ${counted(strange.size, 'language that is not known', 'languages that are not known')} were left out: ${firstNames(strange, 5)}.`,
    );
  const lost = faces.filter((face) => !joined.has(face.uuid));
  if (lost.length > 0) {
    out.warnings.push(
      `${head.name}: ${counted(lost.length, 'face belongs to no front and was', 'faces belong to no front and were')} left out, such as ${lost[0]?.faceName ?? lost[0]?.name}.`,
    );
  }
}

/** A card with the names that another printing of it has beside its own. */
function withNames(card: CardRecord, { names }: CardRecord): CardRecord {
  if (names === undefined || names === card.names) return card;
  return { ...card, ...namesBeside(card.name, Object.entries({ ...names, ...card.names })) };
}

function isFront(face: Face): boolean {
  return !face.side || face.side === 'a';
}

function draftedUuids(head: SetHead): ReadonlySet<string> | null {
  const sheets = Object.values(head.booster ?? {}).flatMap((variant) => valuesAt(variant, 'sheets'));
  const uuids = sheets.flatMap((sheet) => keysAt(sheet, 'cards'));
  return uuids.length > 0 ? new Set(uuids) : null;
}

function valuesAt(value: unknown, name: string): unknown[] {
  const inner = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof inner === 'object' && inner !== null ? Object.values(inner) : [];
}

function keysAt(value: unknown, name: string): string[] {
  const inner = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
}

function addBoosters(head: SetHead, isKeyKnown: (key: string) => boolean, out: Gathered): void {
  const read = readBoosters(head, isKeyKnown);
  for (const pack of read.packs) out.packs.push(pack);
  for (const template of read.templates) out.templates.push(template);
  for (const reject of read.rejected) out.rejected.push(reject);
  for (const warning of read.warnings) out.warnings.push(warning);
}
