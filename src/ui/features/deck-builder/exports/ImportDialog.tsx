import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { bucketName, cardsInWords } from '#contract/decks/deckRules.ts';
import type { DeckListReading } from '#contract/decks/exports.ts';
import type { GameLook } from '#contract/games/faces.ts';
import { LONGEST_LIST } from '#contract/lists/longestList.ts';
import { failureOf } from '#src/machines/failure.ts';
import IconFile from '~icons/ph/file-arrow-up';
import { Button } from '../../../kit/Button.tsx';
import { textFileOf } from '../../../kit/chosenFiles.ts';
import { Field } from '../../../kit/Field.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { TextArea } from '../../../kit/TextInput.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import './exports.css';

type Told =
  | { readonly state: 'nothing' | 'reading' }
  | { readonly state: 'wrong'; readonly sentences: readonly string[] }
  | { readonly state: 'fits'; readonly reading: DeckListReading };

const FILES = '.txt,.mtga,.dek,.cod,.dck,.ydk,.ydke,.json,.csv,.tsv';
const HINT =
  'Plain lines, CSV, our JSON, or what another program writes: Arena, MTGO, Cockatrice, Forge, XMage, YDK, Tabletop Simulator, SWUDB.';

/** A deck list of another program, laid out with the cards of this pool. Undo takes it back. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { look, restore } = useDeckDesk();
  const { text, write, writeFile, told, read } = useListReading();
  const layOut = () => {
    if (told.state !== 'fits') return;
    restore(told.reading.contents, `Laid out: ${placesInWords(told.reading, look)}.`);
    onClose();
  };
  const isRead = told.state === 'fits';
  return (
    <ModalDialog
      title="Read in a deck list"
      isOpen
      onClose={onClose}
      width="form"
      isLoading={told.state === 'reading'}
      foot={isRead ? 'One undo takes it back.' : undefined}
      confirm={{
        words: isRead ? 'Lay it out' : 'Read the list',
        busyWords: 'Reading',
        reason: text.trim() === '' ? 'Paste a list or choose a file first' : undefined,
        onConfirm: isRead ? layOut : read,
      }}
    >
      <Field label="Deck list" hint={HINT} aside={<FileButton onFiles={writeFile} />}>
        {(control) => (
          <TextArea
            {...control}
            className="import-list"
            data-autofocus="list"
            value={text}
            spellCheck={false}
            maxLength={LONGEST_LIST}
            placeholder={'4 Name\n1 Other Name\n\nSideboard\n2 Third Name'}
            onChange={({ target }) => write(target.value)}
            onDrop={(event) => takeDropped(event, writeFile)}
          />
        )}
      </Field>
      <TellReading told={told} look={look} />
    </ModalDialog>
  );
}

function useListReading() {
  const { keeping } = useDeckDesk();
  const [text, setText] = useState('');
  const [told, setTold] = useState<Told>({ state: 'nothing' });
  const asked = useRef(0);
  const write = (next: string) => {
    asked.current += 1;
    setText(next);
    setTold({ state: 'nothing' });
  };
  const read = () => {
    asked.current += 1;
    const turn = asked.current;
    setTold({ state: 'reading' });
    keeping.readList(text).then(
      (reading) => turn === asked.current && setTold({ state: 'fits', reading }),
      (thrown: unknown) =>
        turn === asked.current && setTold({ state: 'wrong', sentences: sentencesOf(thrown) }),
    );
  };
  const writeFile = (files: FileList) => {
    textFileOf(files)
      .then((file) => file.text())
      .then(write, (thrown: unknown) => setTold({ state: 'wrong', sentences: sentencesOf(thrown) }));
  };
  return { text, write, writeFile, told, read };
}

function sentencesOf(thrown: unknown): readonly string[] {
  const { fields, reply, words } = failureOf(thrown);
  const listed = fields.list ?? fields.text ?? [];
  return listed.length > 0 ? listed : [reply ?? words];
}

function TellReading({ told, look }: { readonly told: Told; readonly look: GameLook }) {
  switch (told.state) {
    case 'nothing':
    case 'reading':
      return null;
    case 'wrong':
      return (
        <div className="import-told">
          <InlineNotice kind="error" title="Nothing was changed" isSpoken>
            <ul>
              {told.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </InlineNotice>
        </div>
      );
    case 'fits':
      return (
        <div className="import-told">
          <InlineNotice kind="success" title={`${told.reading.format}: every card is in your pool`} isSpoken>
            {placesInWords(told.reading, look)}.
            {told.reading.unnamed > 0 &&
              ` ${cardsInWords(told.reading.unnamed)} of the pool ${told.reading.unnamed === 1 ? 'is' : 'are'} not in the list and ${told.reading.unnamed === 1 ? 'goes' : 'go'} to the sideboard.`}
          </InlineNotice>
        </div>
      );
  }
}

function placesInWords({ counts }: DeckListReading, { buckets }: GameLook): string {
  const places = buckets.flatMap(({ key, label }) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [`${cardsInWords(count)} in ${bucketName(label)}`];
  });
  return places.join(', ');
}

function FileButton({ onFiles }: { readonly onFiles: (files: FileList) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) onFiles(target.files);
    target.value = '';
  };
  return (
    <>
      <Button size="sm" onClick={() => field.current?.click()}>
        <IconFile aria-hidden="true" />
        Choose a file
      </Button>
      <input
        ref={field}
        type="file"
        accept={FILES}
        aria-label="File with a deck list"
        hidden
        onChange={choose}
      />
    </>
  );
}

function takeDropped(event: DragEvent, onFiles: (files: FileList) => void): void {
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  onFiles(event.dataTransfer.files);
}
