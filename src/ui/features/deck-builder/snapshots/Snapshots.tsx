import { type FormEvent, useState } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import { type DeckContents, type DeckSnapshot, MOST_SNAPSHOTS } from '#contract/decks/decks.ts';
import IconPlus from '~icons/ph/plus-bold';
import IconRemove from '~icons/ph/trash';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { countFree } from '../desk/deckEntries.ts';
import { clockWords } from '../desk/saveWords.ts';
import { type Keeping, useSnapshots } from './useSnapshots.ts';

/** Moments of this deck that have a name, and the deck as it was drafted; one press brings any of them back. */
export default function Snapshots({ onRestored }: { readonly onRestored: () => void }) {
  const desk = useDeckDesk();
  const kept = useSnapshots(desk.keeping);
  const restore = (contents: DeckContents, name: string) => {
    desk.restore(contents, `${name} is back. Undo brings the other deck back.`);
    onRestored();
  };
  return (
    <>
      <NewSnapshot kept={kept} />
      {kept.failure !== null && (
        <InlineNotice
          kind="error"
          isSpoken
          action={
            <Button size="sm" onClick={kept.load}>
              Retry
            </Button>
          }
        >
          {kept.failure}
        </InlineNotice>
      )}
      {kept.list === null ? (
        kept.failure === null && <Waiting />
      ) : (
        <ul className="deck-snapshots">
          <Row name="Now" line={linesOf(desk, desk.document.contents)} contents={desk.document.contents}>
            <span className="deck-brass t14">open</span>
          </Row>
          {kept.list.snapshots.map((snapshot) => (
            <SnapshotRow key={snapshot.id} {...{ snapshot, kept, restore }} />
          ))}
          <Row name="As drafted" line={linesOf(desk, kept.list.asDrafted)} contents={kept.list.asDrafted}>
            <RestoreButton name="As drafted" onRestore={restore} contents={kept.list.asDrafted} />
          </Row>
        </ul>
      )}
      <p className="deck-snapshots-foot t13 muted">
        Undo goes back 50 steps
        <span aria-hidden="true">
          <KeyHint>Ctrl</KeyHint> <KeyHint>Z</KeyHint>
        </span>
      </p>
    </>
  );
}

function NewSnapshot({ kept }: { readonly kept: Keeping }) {
  const { document, main } = useDeckDesk();
  const [isNaming, setNaming] = useState(false);
  const isFull = (kept.list?.snapshots.length ?? 0) >= MOST_SNAPSHOTS;
  if (!isNaming) {
    return (
      <Button
        className="deck-snapshots-new"
        reason={isFull ? `A deck has room for ${MOST_SNAPSHOTS} snapshots` : undefined}
        onClick={() => setNaming(true)}
      >
        <IconPlus aria-hidden="true" />
        Save one now
      </Button>
    );
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    if (await kept.take({ name, contents: document.contents })) setNaming(false);
  };
  return (
    <form className="deck-snapshots-form" onSubmit={(event) => void save(event)}>
      <TextInput
        autoFocus
        name="name"
        aria-label="Name of the snapshot"
        defaultValue={`${cardsInWords(main.count)} at ${clockWords(Date.now(), Date.now())}`}
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit" variant="solid" isBusy={kept.isBusy}>
        Save
      </Button>
    </form>
  );
}

type Restore = (contents: DeckContents, name: string) => void;

interface SnapshotRowProps {
  readonly snapshot: DeckSnapshot;
  readonly kept: Keeping;
  readonly restore: Restore;
}

function SnapshotRow({ snapshot, kept, restore }: SnapshotRowProps) {
  const desk = useDeckDesk();
  const { id, name, takenAtMs, contents } = snapshot;
  return (
    <Row
      name={name}
      line={`${clockWords(takenAtMs, Date.now())}, ${linesOf(desk, contents)}`}
      contents={contents}
    >
      <IconButton size="sm" label={`Remove ${name}`} onClick={() => void kept.remove(id)}>
        <IconRemove aria-hidden="true" />
      </IconButton>
      <RestoreButton {...{ name, contents }} onRestore={restore} />
    </Row>
  );
}

const RestoreButton = ({
  name,
  contents,
  onRestore,
}: Readonly<{ name: string; contents: DeckContents; onRestore: Restore }>) => (
  <Button size="sm" aria-label={`Restore ${name}`} onClick={() => onRestore(contents, name)}>
    Restore
  </Button>
);

interface RowProps {
  readonly name: string;
  readonly line: string;
  readonly contents: DeckContents;
  readonly children: React.ReactNode;
}

function Row({ name, line, contents, children }: RowProps) {
  const { pool, main } = useDeckDesk();
  const picture = contents.buckets[main.key]?.map((id) => pool.get(id)?.face.image ?? null).find(Boolean);
  return (
    <li>
      {picture ? (
        <img alt="" src={proxiedImageAddress(picture)} loading="lazy" />
      ) : (
        <span className="no-art" />
      )}
      <span className="deck-snapshots-words">
        <b className="ell">{name}</b>
        <span className="t13 muted">{line}</span>
      </span>
      {children}
    </li>
  );
}

const Waiting = () => (
  <div className="deck-snapshots-wait" role="status">
    <span className="vh">Loading the snapshots</span>
    <Skeleton height="46px" />
    <Skeleton height="46px" />
  </div>
);

/** "23 picks, 17 free cards" in the main deck. */
function linesOf({ main }: DeckDesk, contents: DeckContents): string {
  const picks = contents.buckets[main.key]?.length ?? 0;
  const free = countFree(contents);
  const pickWords = picks === 1 ? '1 pick' : `${picks} picks`;
  return free === 0 ? pickWords : `${pickWords}, ${free} free ${free === 1 ? 'card' : 'cards'}`;
}
