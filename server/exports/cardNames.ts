import type { CardFace } from '#contract/games/faces.ts';

const DIVIDER = ' // ';
/** Layouts with both halves on the front; programs name those cards by both. */
const BOTH_ON_FRONT = new Set(['split', 'aftermath']);

/** What a card is called: as a whole, by its front, and as programs do, by what stands on its front. */
export interface CardNames {
  readonly name: string;
  readonly front: string;
  readonly printed: string;
}

export function namesOf(face: Pick<CardFace, 'name' | 'sides' | 'attributes'>): CardNames {
  const front = face.name.split(DIVIDER)[0] ?? face.name;
  return { name: face.name, front, printed: hasBothOnFront(face) ? face.name : front };
}

function hasBothOnFront({ sides, attributes }: Pick<CardFace, 'sides' | 'attributes'>): boolean {
  if (typeof attributes.layout === 'string') return BOTH_ON_FRONT.has(attributes.layout);
  const [front, back] = sides;
  return back === undefined || front?.image === back.image;
}
