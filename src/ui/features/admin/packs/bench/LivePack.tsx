import type { Bench } from '#contract/admin/packs.ts';
import type { CardFace } from '#contract/games/faces.ts';
import type { CardInstance, DraftCard } from '#engine/core/cards.ts';
import { PlayCard } from '#src/ui/cards/PlayCard.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import IconDice from '~icons/ph/dice-five';

interface LivePackProps {
  readonly opened: readonly CardInstance[];
  readonly cards: readonly DraftCard[];
  readonly look: Bench['look'];
  readonly onOpen: () => void;
}

/** A pack as somebody would open it now, anew with every change. */
export const LivePack = ({ opened, cards, look, onOpen }: LivePackProps) => (
  <section className="bench-part" aria-labelledby="live-head">
    <div className="bench-head">
      <h2 id="live-head">A pack</h2>
      <span className="muted t14 num">{opened.length}</span>
      <span className="grow" />
      <Button size="sm" onClick={onOpen}>
        <IconDice aria-hidden="true" />
        Open another
      </Button>
    </div>
    <ol className="live-pack" aria-label="Cards of this pack">
      {opened.map(({ card, finish }, at) => {
        const drawn = cards[card];
        return drawn === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice
          <li key={at} title={`${drawn.name}${finish === 'foil' ? ', foil' : ''}`}>
            <PlayCard
              face={faceOf(drawn, card)}
              look={look}
              size="sm"
              width="fill"
              isFoil={finish === 'foil'}
              isFramed
            />
            <span className="vh">
              {drawn.name}, {drawn.rarity}
              {finish === 'foil' ? ', foil' : ''}
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);

const faceOf = (card: DraftCard, index: number): CardFace => ({
  card: index,
  name: card.name,
  set: card.set,
  number: card.number,
  rarity: card.rarity,
  cost: card.cost,
  costText: card.costText,
  lanes: [...card.lanes],
  type: card.type,
  typeLine: card.typeLine,
  rules: '',
  flavour: '',
  stats: null,
  image: card.image,
  sides: [],
  attributes: {},
});
