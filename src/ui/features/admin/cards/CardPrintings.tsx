import { useState } from 'react';
import type { CardDetail, CardGame, PrintingForm } from '#contract/admin/cards.ts';
import { CardImage } from '#src/ui/cards/CardImage.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { PICTURE_TYPES, picturesOf } from '#src/ui/kit/chosenFiles.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import IconPlus from '~icons/ph/plus';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useTypedOver } from '../kit/useTypedOver.ts';
import { useUnsaved } from '../shell/leaving.ts';
import type { CardPorts } from './cardPorts.ts';
import { emptyPrinting, PrintingFields } from './PrintingFields.tsx';

type Printing = CardDetail['printings'][number];

interface CardPrintingsProps {
  readonly detail: CardDetail;
  readonly game: CardGame;
  readonly ports: CardPorts;
  /** Reads the card again. */
  readonly reload: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** The printings of a card, each with its picture; one is open at a time. */
export function CardPrintings({ detail, game, ports, reload, onDone }: CardPrintingsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="card-printings" aria-label="Printings">
      <h3>Printings</h3>
      <ul>
        {detail.printings.map((printing) => (
          <li key={printing.id}>
            <button
              type="button"
              aria-expanded={open === printing.id}
              onClick={() => setOpen(open === printing.id ? null : printing.id)}
            >
              {printing.set} {printing.number}
              <span className="muted">{rarityName(game, printing.rarity)}</span>
              {!printing.isDraftable && <span className="subtle">not drafted</span>}
            </button>
            {open === printing.id && (
              <PrintingForms
                printing={printing}
                detail={detail}
                game={game}
                ports={ports}
                reload={reload}
                onDone={onDone}
              />
            )}
          </li>
        ))}
        <li>
          {open === '' ? (
            <PrintingForms
              printing={null}
              detail={detail}
              game={game}
              ports={ports}
              reload={reload}
              onDone={(text, activityId) => {
                setOpen(null);
                onDone(text, activityId);
              }}
            />
          ) : (
            <Button variant="ghost" size="sm" onClick={() => setOpen('')}>
              <IconPlus aria-hidden="true" />
              Add a printing
            </Button>
          )}
        </li>
      </ul>
    </section>
  );
}

const rarityName = (game: CardGame, code: string) =>
  game.look.rarities.find((rarity) => rarity.code === code)?.name ?? code;

interface PrintingFormsProps extends CardPrintingsProps {
  readonly printing: Printing | null;
}

function PrintingForms({ printing, detail, game, ports, reload, onDone }: PrintingFormsProps) {
  const stored = printing === null ? emptyPrinting(game) : formOf(printing);
  const { form, isChanged, type, discard } = useTypedOver(stored);
  useUnsaved(isChanged);
  const { isBusy, errors, failure, run } = useFieldAction({ onMeanwhile: reload });
  const save = () =>
    run(async () => {
      if (printing === null) {
        const made = await ports.makePrinting(detail.id, form);
        onDone(`Made the printing ${form.set} ${form.number}.`, made.activityId);
      } else {
        const { activityId } = await ports.changePrinting(printing.id, {
          version: printing.version,
          printing: form,
        });
        discard();
        onDone(
          activityId === null ? 'Nothing was different.' : `Saved ${form.set} ${form.number}.`,
          activityId,
        );
      }
    });
  const upload = (file: File) =>
    run(async () => {
      if (printing === null) return;
      const { pictures, leftOut } = await picturesOf([file], ({ name }) => name, 1);
      if (pictures.length === 0) throw new Error(leftOut);
      await ports.sendPicture(printing.id, file, new AbortController().signal);
      onDone(`The picture of ${form.set} ${form.number} is kept.`, null);
    });
  const remove = () =>
    run(async () => {
      if (printing === null) return;
      const { activityId } = await ports.removePrintings({ ids: [printing.id] });
      onDone(`Deleted the printing ${form.set} ${form.number}.`, activityId);
    });
  return (
    <div className="card-printing">
      {failure !== '' && (
        <InlineNotice kind="error" title="That was not done" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <PrintingFields printing={form} game={game} errors={errors} onChange={type} />
      {printing?.image && (
        <div className="card-picture">
          <CardImage address={printing.image} alt="" size="sm" aspect={game.look.cardAspect} />
        </div>
      )}
      <div className="row g8 wrap">
        <Button size="sm" isBusy={isBusy} onClick={() => void save()}>
          {printing === null ? 'Make the printing' : 'Save printing'}
        </Button>
        {printing !== null && (
          <>
            <label className="btn btn-ghost btn-sm card-upload">
              Upload a picture
              <input
                type="file"
                accept={PICTURE_TYPES}
                className="vh"
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) void upload(file);
                  event.target.value = '';
                }}
              />
            </label>
            <Button variant="ghost" size="sm" onClick={() => void remove()}>
              Delete
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const formOf = ({ set, number, rarity, image, flavour, isDraftable }: Printing): PrintingForm => ({
  set,
  number,
  rarity,
  image,
  flavour,
  isDraftable,
});
