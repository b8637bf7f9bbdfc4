import { type FormEvent, useCallback, useId, useState } from 'react';
import type { CardDetail, CardGame } from '#contract/admin/cards.ts';
import { PlayCard } from '#src/ui/cards/PlayCard.tsx';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useKept } from '../kit/useKept.ts';
import { useTypedOver } from '../kit/useTypedOver.ts';
import { CardFields } from './CardFields.tsx';
import { CardPrintings } from './CardPrintings.tsx';
import { draftErrors, draftOf, faceOf, formOf, rebasedCard } from './cardDraft.ts';
import type { CardPorts } from './cardPorts.ts';
import { emptyPrinting } from './PrintingFields.tsx';

export interface CardPanelProps {
  readonly cardId: string;
  readonly name: string;
  readonly gameSlug: string;
  readonly ports: CardPorts;
  /** A new number reads the card again. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** One card with its printings: looked at, changed, given pictures. */
export function CardPanel(props: CardPanelProps) {
  const { cardId, gameSlug, ports, version } = props;
  const load = useCallback(
    async (signal: AbortSignal) => {
      void version;
      const [detail, game] = await Promise.all([ports.detail(cardId, signal), ports.game(gameSlug, signal)]);
      return { detail, game };
    },
    [cardId, gameSlug, ports, version],
  );
  const { answer: newest, isAsking, reload } = useLoaded(load);
  const answer = useKept(newest);
  if (answer.kind === 'loaded') return <KnownCard {...props} {...answer.value} reload={reload} />;
  return (
    <SidePanel title={props.name} onClose={props.onClose}>
      {answer.kind === 'loading' ? (
        <div className="col g16" aria-busy="true">
          <Skeleton height={300} radius={12} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      ) : (
        <LoadFailed
          title="The card could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
    </SidePanel>
  );
}

interface KnownCardProps extends CardPanelProps {
  readonly detail: CardDetail;
  readonly game: CardGame;
  readonly reload: () => void;
}

function KnownCard({ detail, game, ports, reload, onClose, onDone }: KnownCardProps) {
  const { card } = detail;
  const { look } = game;
  const { form: draft, isChanged, type, discard } = useTypedOver(draftOf(card), rebasedCard);
  const [ownErrors, setOwnErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, errors, failure, run } = useFieldAction({ onMeanwhile: reload });
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draftErrors(draft, look);
    setOwnErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void run(async () => {
      const { activityId } = await ports.change(detail.id, {
        version: detail.version,
        card: formOf(draft, look, card),
      });
      discard();
      onDone(activityId === null ? 'Nothing was different.' : `Saved ${draft.name.trim()}.`, activityId);
    });
  };
  return (
    <SidePanel
      title={card.name}
      onClose={onClose}
      isChanged={isChanged}
      foot={
        <>
          <Button variant="ghost" reason={isChanged ? undefined : 'Nothing is changed.'} onClick={discard}>
            Discard
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            isBusy={isBusy}
            reason={isChanged || card.isNameOnly ? undefined : 'Nothing is changed.'}
          >
            Save card
          </Button>
        </>
      }
    >
      {failure !== '' && (
        <InlineNotice kind="error" title="The card was not saved" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {card.isNameOnly && (
        <InlineNotice kind="info" title="Known by its name only">
          Say more here, or import the real card: it fills this one in.
        </InlineNotice>
      )}
      <div className="card-facts">
        <PlayCard
          face={faceOf(draft, look, detail.printings[0] ?? emptyPrinting(game), card)}
          look={look}
          size="md"
        />
        <dl>
          <dt>In drafts</dt>
          <dd className="num">{detail.drafts.toLocaleString('en')}</dd>
          <dt>Named by packs</dt>
          <dd>{detail.usedBy.length === 0 ? 'None' : detail.usedBy.join(', ')}</dd>
        </dl>
      </div>
      <form id={formId} className="col g16" onSubmit={save} noValidate>
        <CardFields draft={draft} look={look} errors={{ ...errors, ...ownErrors }} onChange={type} />
      </form>
      <CardPrintings detail={detail} game={game} ports={ports} reload={reload} onDone={onDone} />
    </SidePanel>
  );
}
