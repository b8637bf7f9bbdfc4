import { type DragEvent, useId, useRef, useState } from 'react';
import { IMPORT_BYTES_AT_MOST, IMPORT_FILES_AT_MOST } from '#contract/admin/imports.ts';
import { titleOfFile } from '#contract/naming/titleOfFile.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import IconFile from '~icons/ph/file-text';
import IconUpload from '~icons/ph/upload-simple';
import IconRemove from '~icons/ph/x';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { chosenFiles, filesOfDrop } from './filesOfDrop.ts';
import { type ChosenFile, type ChosenFiles, counted, figure } from './importParts.ts';
import { sizeWords } from './sizeWords.ts';

interface ChooseFilesProps {
  readonly isBusy: boolean;
  readonly failure: string;
  /** Takes the files, for the game; null while nothing was sent yet. */
  readonly onRead: (chosen: ChosenFiles) => void;
}

const NEW_GAME = ' new';
const SHOWN_FILES = 8;

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

/** The first step: which files, and for which game. */
export function ChooseFiles({ isBusy, failure, onRead }: ChooseFilesProps) {
  const { game, games } = useAdminShell();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [chosenGame, setChosenGame] = useState<string | null>(null);
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? titleOfFile(files[0]?.path ?? '');
  const only = games.length === 0 ? NEW_GAME : '';
  const target = chosenGame ?? (game || only);
  const isNew = target === NEW_GAME;
  const size = files.reduce((sum, file) => sum + file.file.size, 0);
  const slug = isNew ? slugOf(name) : target;
  const reason = whyNot({
    files,
    size,
    target,
    slug,
    isTaken: isNew && games.some((one) => one.slug === slug),
  });
  const read = () => onRead({ files, game: slug, newGameName: isNew ? name.trim() : null });
  return (
    <div className="import-choose">
      <FileField files={files} onFiles={setFiles} />
      <Panel look="flat" aria-label="Game">
        <div className="col g16">
          <Field
            label="Game"
            hint="Cards are matched by name, printings by their key: importing twice changes nothing."
          >
            {(control) => (
              <Select {...control} value={target} onChange={(event) => setChosenGame(event.target.value)}>
                <option value="" disabled>
                  Choose a game
                </option>
                {games.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
                <option value={NEW_GAME}>A new game</option>
              </Select>
            )}
          </Field>
          {isNew && (
            <Field
              label="Name of the new game"
              hint={
                slug === ''
                  ? undefined
                  : `Its address will end in “${slug}”. Undoing the import removes it again.`
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={name}
                  maxLength={120}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          )}
          {failure !== '' && (
            <InlineNotice kind="error" title="The files were not taken" isSpoken>
              {failure}
            </InlineNotice>
          )}
          <Button
            variant="solid"
            size="lg"
            isBusy={isBusy}
            {...(reason === null ? {} : { reason })}
            onClick={read}
          >
            Read {files.length > 1 ? `${figure(files.length)} files` : 'the file'}
          </Button>
          <p className="muted t13">Nothing of the game changes before you have seen what would happen.</p>
        </div>
      </Panel>
    </div>
  );
}

interface Wish {
  readonly files: readonly ChosenFile[];
  readonly size: number;
  readonly target: string;
  readonly slug: string;
  readonly isTaken: boolean;
}

function whyNot({ files, size, target, slug, isTaken }: Wish): string | null {
  if (files.length === 0) return 'Choose a file first';
  if (files.length > IMPORT_FILES_AT_MOST) return `At most ${figure(IMPORT_FILES_AT_MOST)} files at once`;
  if (size > IMPORT_BYTES_AT_MOST) return 'The files are larger than 64 MiB together';
  if (target === '') return 'Choose a game first';
  if (slug === '') return 'Give the new game a name first';
  return isTaken ? 'There is a game of that name already' : null;
}

interface FileFieldProps {
  readonly files: readonly ChosenFile[];
  readonly onFiles: (files: readonly ChosenFile[]) => void;
}

function FileField({ files, onFiles }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const words = useId();
  const add = (more: readonly ChosenFile[]) => onFiles([...files, ...more]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void filesOfDrop(event.dataTransfer).then(add);
  };
  return (
    <section
      className={isOver ? 'import-drop over' : 'import-drop'}
      aria-label="Files"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload aria-hidden="true" />
      <h2>
        {files.length === 0 ? 'Drop card files here' : `${counted(files.length, ['file', 'files'])} chosen`}
      </h2>
      <p className="muted t14" id={words}>
        MTGJSON, Scryfall or Draftmancer cards, Pokémon, Flesh and Blood, NetrunnerDB, Cockatrice, CSV, any
        JSON list, card lists and cubes. Files that belong together, such as sets and cards, go in at once.
      </p>
      <div className="row g8 import-pick">
        <Button aria-describedby={words} onClick={() => picker.current?.click()}>
          Choose files
        </Button>
        <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Card files"
        onChange={(event) => {
          add(chosenFiles([...(event.target.files ?? [])]));
          event.target.value = '';
        }}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label="Folder of card files"
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          add(chosenFiles([...(event.target.files ?? [])]));
          event.target.value = '';
        }}
      />
      {files.length > 0 && <FileList files={files} onFiles={onFiles} />}
    </section>
  );
}

function FileList({ files, onFiles }: FileFieldProps) {
  return (
    <ul className="import-files">
      {files.slice(0, SHOWN_FILES).map(({ path, file }, index) => (
        <li key={`${path}${file.lastModified}`}>
          <IconFile aria-hidden="true" />
          <span className="grow">{path}</span>
          <span className="num muted t13">{sizeWords(file.size)}</span>
          <IconButton
            label={`Leave out ${path}`}
            size="sm"
            onClick={() => onFiles(files.filter((_, place) => place !== index))}
          >
            <IconRemove aria-hidden="true" />
          </IconButton>
        </li>
      ))}
      {files.length > SHOWN_FILES && <li className="muted">and {figure(files.length - SHOWN_FILES)} more</li>}
    </ul>
  );
}
