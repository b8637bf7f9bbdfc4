import type { CardFace } from '#contract/games/faces.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { isLand } from '#engine/lands.ts';
import { inARow } from '../../../messages/inARow.ts';
import type { FeatureSentences } from '../../../messages/language.ts';
import type { DeckDesk } from '../desk/deckDesk.ts';
import { needsAndSources } from './laneShares.ts';

type LandDeck = Pick<DeckDesk, 'free' | 'look'> & {
  readonly main: Pick<DeckDesk['main'], 'entries'>;
  readonly view: Pick<DeckDesk['view'], 'freeFaces'>;
};

/** What is odd about a deck's lands, worst first. The deck can be submitted anyway. */
export type LandAdvice =
  | { readonly kind: 'noLands' }
  | { readonly kind: 'uselessLands'; readonly lands: string }
  | { readonly kind: 'missingSource'; readonly lane: string }
  | { readonly kind: 'fewLands' | 'manyLands'; readonly count: number; readonly usual: number };

const USUAL = 0.425;
const FEW = 0.325;
const MANY = 0.525;

/** The worst problem with a deck's lands; null if there is none, or if the game has no basic lands to add. */
export function landAdvice({ main, free, look, view }: LandDeck): LandAdvice | null {
  if (view.freeFaces.length === 0) return null;
  const faces = main.entries.map(({ face }) => face);
  const count = faces.filter(isLand).length + free.reduce((sum, entry) => sum + entry.count, 0);
  if (count === 0) return { kind: 'noLands' };
  const { needs, sources } = needsAndSources(faces, free, look);
  const useless = free.filter(({ face }) => isUseless(face, needs)).map(({ face }) => face.name);
  if (useless.length > 0) return { kind: 'uselessLands', lands: inARow(useless) };
  const makeable = new Set(view.freeFaces.flatMap(({ makes, lanes }) => makes ?? lanes));
  const missing = look.lanes.find(({ key }) => needs.has(key) && makeable.has(key) && !sources.has(key));
  if (missing) return { kind: 'missingSource', lane: missing.label };
  const usual = Math.round(look.deckSize * USUAL);
  const size = Math.max(look.deckSize, faces.length + free.reduce((sum, entry) => sum + entry.count, 0));
  if (count < size * FEW) return { kind: 'fewLands', count, usual };
  return count > size * MANY ? { kind: 'manyLands', count, usual } : null;
}

function isUseless({ makes, lanes }: CardFace, needs: ReadonlyMap<string, number>): boolean {
  const made = makes ?? lanes;
  return needs.size > 0 && made.length > 0 && !made.some((lane) => needs.has(lane));
}

/** The advice in a sentence. */
export function adviceWords(t: Translator<FeatureSentences<'deck'>>, advice: LandAdvice): string {
  switch (advice.kind) {
    case 'noLands':
      return t('noLands');
    case 'uselessLands':
      return t('uselessLands', { lands: advice.lands });
    case 'missingSource':
      return t('missingSource', { lane: advice.lane });
    case 'fewLands':
    case 'manyLands':
      return t(advice.kind, { count: advice.count, usual: advice.usual });
  }
}
