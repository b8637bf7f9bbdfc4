import type { CostSymbol } from '../lands.ts';
import type { PackDefinition } from '../packs/definition.ts';
import type { DraftCard } from './cards.ts';
import type { TemplateBase } from './template.ts';

/** Which lanes may be played together in one deck. `best` = at most that many lanes beside neutral. */
export type LaneRule = { readonly kind: 'any' } | { readonly kind: 'best'; readonly lanes: number };

export interface Lane {
  readonly key: string;
  readonly label: string;
  /** A colour of the look (`ember`, `tide`, `grove`, `dusk`, `volt`, `bone`) that frames cards of this lane. */
  readonly hue: string;
  /** Glyph name of the look (`flame`, `wave`, `leaf`, `moon`, `bolt`, `nut`, …). */
  readonly glyph: string;
}

/** Everything about cards that a draft needs, frozen when the table starts. */
export interface Catalogue {
  readonly game: { readonly slug: string; readonly name: string };
  readonly cards: readonly DraftCard[];
  readonly lanes: readonly Lane[];
  readonly laneRule: LaneRule;
  /** Cards of a legal main deck, used by bots and deck suggestion. */
  readonly deckSize: number;
  readonly rarities: readonly {
    readonly code: string;
    readonly name: string;
    readonly shape: string;
    readonly order: number;
  }[];
  readonly packs: Readonly<Record<string, PackDefinition>>;
  /** The symbols of costs that lanes pay for; absent in catalogues frozen before games had them. */
  readonly symbols?: readonly CostSymbol[];
  /** Names of the cards that the game gives for nothing, which nobody needs to draft. */
  readonly freeCards?: readonly string[];
  /** Keys of a printing of each, place by place: a renamed card keeps its place. Null without one; absent in older catalogues. */
  readonly freePrintings?: readonly (string | null)[];
}

/** `setup` of the law: a draft is (setup, seed, accepted actions). Seats are 0-based, `left` is +1. */
export interface SetupBase {
  readonly catalogue: Catalogue;
  readonly template: TemplateBase;
  readonly seats: number;
  /** Solo tables may take back the last pick. */
  readonly solo: boolean;
}
