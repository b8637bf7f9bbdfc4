import type { Catalogue } from '../core/setup.ts';
import { curvePlace } from './curve.ts';
import type { BotChoice, ScoredCard } from './lanePosterior.ts';
import { prepareCatalogue } from './prepare.ts';

const SURE = 0.6;

/** One line for people on why a bot takes the first card of its choice. */
export function reasonOf(catalogue: Catalogue, choice: BotChoice): string {
  const card = choice.picks[0];
  if (!card) return 'Burns what the next player would like best.';
  return sentence([lanePart(catalogue, choice, card), strengthPart(catalogue, choice, card)]);
}

function sentence(parts: readonly (string | null)[]): string {
  const text = parts.filter((part) => part !== null).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function lanePart(catalogue: Catalogue, choice: BotChoice, card: ScoredCard): string | null {
  const { laneSets, laneBits, landBits } = prepareCatalogue(catalogue);
  if (laneSets.length === 1) return null;
  if (laneBits[card.view.card] === 0 && !landBits[card.view.card]) return 'fits every deck';
  const chance = choice.belief.chances[choice.belief.best] ?? 0;
  const set = laneSets[choice.belief.best] ?? 0;
  const names = catalogue.lanes.filter((_, index) => (set & (1 << index)) !== 0).map(({ label }) => label);
  if (chance < SURE) return 'your lanes are still open';
  if (card.playable < 0.5) return `${listed(names)} ${verb(names)}, but nothing better is here`;
  return `${listed(names)} ${verb(names)}`;
}

function verb(names: readonly string[]): string {
  return names.length === 1 ? 'is your lane' : 'are your lanes';
}

/** "Ember", "Ember and Volt", "Ember, Tide and Volt". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function strengthPart(catalogue: Catalogue, choice: BotChoice, card: ScoredCard): string {
  const place = curvePlace(catalogue, card.view.card);
  if (card.need > 0.15 && place !== null) return `and you have few cards that cost ${place}`;
  if (choice.equals > 1) return `drawn at random from ${choice.equals} equally good cards`;
  if (choice.picks.length > 1) return 'strongest cards here';
  const isSure = (choice.belief.chances[choice.belief.best] ?? 0) >= SURE;
  return isSure && card.playable < 0.5 ? 'strongest of the rest' : 'strongest card here for you';
}
