import { type FormEvent, useId, useRef, useState } from 'react';
import type { CardGame } from '#contract/admin/cards.ts';
import { PlayCard } from '#src/ui/cards/PlayCard.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { CardFields } from './CardFields.tsx';
import { type CardDraft, draftErrors, EMPTY_CARD, faceOf, formOf } from './cardDraft.ts';
import type { CardPorts } from './cardPorts.ts';
import { emptyPrinting, PrintingFields } from './PrintingFields.tsx';

interface NewCardPanelProps {
  readonly game: CardGame;
  readonly ports: Pick<CardPorts, 'make'>;
  readonly onClose: () => void;
  readonly onMade: (name: string, activityId: string) => void;
}

/** The number after one, where it is one; a set is typed in order. */
const nextNumber = (number: string): string => {
  const next = /^(.*?)(\d+)$/.exec(number);
  if (!next) return '';
  const [, before = '', digits = ''] = next;
  return `${before}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
};

/** A card typed by hand, with its first printing; after saving the next one can be typed at once. */
export function NewCardPanel({ game, ports, onClose, onMade }: NewCardPanelProps) {
  const [begun, setBegun] = useState<CardDraft>(EMPTY_CARD);
  const [draft, setDraft] = useState<CardDraft>(EMPTY_CARD);
  const [printing, setPrinting] = useState(() => ({ ...emptyPrinting(game), number: '1' }));
  const [ownErrors, setOwnErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, errors, failure, run } = useFieldAction();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { look } = game;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draftErrors(draft, look);
    setOwnErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void run(async () => {
      const made = await ports.make({ game: look.slug, card: formOf(draft, look, null), printing });
      onMade(draft.name.trim(), made.activityId);
      const next = { ...EMPTY_CARD, lanes: draft.lanes, type: draft.type };
      setBegun(next);
      setDraft(next);
      setPrinting({ ...printing, number: nextNumber(printing.number), image: null });
      form.current?.querySelector<HTMLElement>('[data-field=name]')?.focus();
    });
  };
  // The server names the parts of the body that it was sent in.
  const said = {
    ...fieldsUnder(errors, 'card.'),
    ...fieldsUnder(errors, 'printing.'),
    ...errors,
    ...ownErrors,
  };
  return (
    <SidePanel
      title="New card"
      onClose={onClose}
      isChanged={JSON.stringify(draft) !== JSON.stringify(begun)}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} variant="solid" isBusy={isBusy}>
            Save and type the next
          </Button>
        </>
      }
    >
      {failure !== '' && (
        <InlineNotice kind="error" title="The card was not made" isSpoken>
          {failure}
        </InlineNotice>
      )}
      {game.sets.length === 0 && (
        <InlineNotice kind="warning" title="This game has no set yet">
          Make one on the screen of sets: every printing belongs to one.
        </InlineNotice>
      )}
      <form id={formId} ref={form} className="col g16" onSubmit={save} noValidate>
        <CardFields
          draft={draft}
          look={look}
          errors={said}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <PrintingFields
          printing={printing}
          game={game}
          errors={said}
          onChange={(changes) => setPrinting((before) => ({ ...before, ...changes }))}
        />
      </form>
      <div className="card-look" aria-hidden="true">
        <PlayCard face={faceOf(draft, look, printing, null)} look={look} size="lg" />
      </div>
    </SidePanel>
  );
}

const fieldsUnder = (errors: Readonly<Record<string, string>>, part: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([key]) => key.startsWith(part))
      .map(([key, words]) => [key.slice(part.length), words]),
  );
