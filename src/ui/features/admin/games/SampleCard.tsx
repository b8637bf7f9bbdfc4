import { useState } from 'react';
import type { AdminGame } from '#contract/admin/games.ts';
import type { CardFace } from '#contract/games/faces.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { CardBack } from '#src/ui/cards/CardBack.tsx';
import { PlayCard } from '#src/ui/cards/PlayCard.tsx';
import { proxiedImageAddress } from '#src/ui/cards/proxiedImageAddress.ts';
import { IconButton } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconPrevious from '~icons/ph/caret-left';
import IconNext from '~icons/ph/caret-right';
import { gameLookOf, inventedFace } from './gameLookOf.ts';

interface SampleCardProps {
  readonly game: AdminGame;
  readonly definition: GameDefinition;
}

/** A card and its back as they will be drawn, with what the game says of the card's attributes. */
export function SampleCard({ game, definition }: SampleCardProps) {
  const [place, setPlace] = useState(0);
  const faces = game.samples.length > 0 ? game.samples : [inventedFace(definition)];
  const face = faces[place % faces.length] ?? inventedFace(definition);
  const look = gameLookOf({ ...definition, symbols: definition.symbols ?? game.usualSymbols });
  const turn = (by: number) => setPlace((place + by + faces.length) % faces.length);
  return (
    <Panel className="sample">
      <div className="row sp">
        <h2>How it looks</h2>
        {faces.length > 1 && (
          <div className="row g4">
            <IconButton size="sm" label="Previous card" onClick={() => turn(-1)}>
              <IconPrevious aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label="Next card" onClick={() => turn(1)}>
              <IconNext aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <div className="sample-cards" data-scheme="dark">
        <PlayCard face={face} look={look} size="md" width={168} />
        {definition.cardBack ? (
          <img
            className="sample-back"
            alt={`Back of every card of ${definition.name}`}
            src={proxiedImageAddress(definition.cardBack)}
            style={{ aspectRatio: look.cardAspect }}
          />
        ) : (
          <CardBack width={84} aspect={look.cardAspect} />
        )}
      </div>
      <Attributes face={face} definition={definition} />
    </Panel>
  );
}

const Attributes = ({ face, definition }: Readonly<{ face: CardFace; definition: GameDefinition }>) => {
  const shown = definition.attributes.flatMap(({ key, label }) => {
    const value = [face.attributes[key] ?? []].flat().join(', ');
    return value === '' ? [] : [{ key, label, value }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="sample-attributes">
      {shown.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label || key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
