import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { SourceStand } from './sourceStand.ts';

/** A set of invented cards in the shape of MTGJSON v5; `others` are sets whose first card is on its bonus sheet. */
export interface PaperSet {
  readonly code: string;
  readonly name: string;
  readonly releaseDate: string;
  readonly type?: string;
  readonly others?: readonly string[];
}

const COMMONS = 40;
const RARES = 12;

const uuidOf = (code: string, at: number) =>
  createHash('sha256')
    .update(`${code} ${at}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

function cardOf(code: string, at: number) {
  const name = `${code} kite ${at + 1}`;
  const colors = ['WUBRG'.charAt(at % 5)];
  return {
    ...{ uuid: uuidOf(code, at), name, setCode: code, number: String(at + 1), colors, colorIdentity: colors },
    ...{
      manaCost: `{1}{${colors[0]}}`,
      manaValue: 2,
      convertedManaCost: 2,
      layout: 'normal',
      language: 'English',
    },
    ...{ type: 'Creature — Kite', types: ['Creature'], subtypes: ['Kite'], supertypes: [], text: 'Flying' },
    ...{ power: '1', toughness: '1', rarity: at < COMMONS ? 'common' : 'rare', finishes: ['nonfoil'] },
    identifiers: {
      scryfallId: uuidOf(`picture ${code}`, at),
      scryfallOracleId: uuidOf(`oracle ${code}`, at),
    },
  };
}

const sheetOf = (uuids: readonly string[]) => ({
  cards: Object.fromEntries(uuids.map((uuid) => [uuid, 1])),
  foil: false,
  totalWeight: uuids.length,
});

/** The answer of MTGJSON for a set: 40 commons and 12 rares, 10 and 1 of which are in its booster. */
export function paperSet({ code, name, releaseDate, type = 'expansion', others = [] }: PaperSet): object {
  const cards = Array.from({ length: COMMONS + RARES }, (_, at) => cardOf(code, at));
  const uuids = cards.map(({ uuid }) => uuid);
  const bonus = others.map((other) => uuidOf(other, 0));
  const contents = { common: 10, rare: 1, ...(bonus.length > 0 && { bonus: 1 }) };
  const booster = {
    play: {
      boosters: [{ contents, weight: 1 }],
      boostersTotalWeight: 1,
      sheets: {
        common: sheetOf(uuids.slice(0, COMMONS)),
        rare: sheetOf(uuids.slice(COMMONS)),
        ...(bonus.length > 0 && { bonus: sheetOf(bonus) }),
      },
      sourceSetCodes: [code, ...others],
    },
  };
  return {
    meta: { date: '2026-11-28', version: '5.2.2+20261128' },
    data: {
      ...{ code, name, releaseDate, type, totalSetSize: cards.length, baseSetSize: cards.length },
      cards,
      booster,
    },
  };
}

/** Has the stand answer as MTGJSON does for these sets: their list, each of them, and its checksum. */
export function answerAsMtgjson(stand: SourceStand, sets: readonly PaperSet[]): void {
  const data = sets.map(({ code, name, releaseDate, type = 'expansion' }) => ({
    ...{ code, name, releaseDate, type, totalSetSize: COMMONS + RARES },
  }));
  stand.answers['/api/v5/SetList.json'] = (_, response) =>
    void response.end(JSON.stringify({ meta: {}, data }));
  for (const set of sets) {
    const packed = gzipSync(JSON.stringify(paperSet(set)));
    const path = `/api/v5/${set.code}.json.gz`;
    stand.answers[path] = (_, response) => void response.end(packed);
    const sum = createHash('sha256').update(packed).digest('hex');
    stand.answers[`${path}.sha256`] = (_, response) => void response.end(sum);
  }
}
