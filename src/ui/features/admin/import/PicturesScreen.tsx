import { type DragEvent, useEffect, useRef, useState } from 'react';
import { PICTURES_AT_MOST, type PictureMatch } from '#contract/admin/imports.ts';
import { errorWords } from '#src/machines/failure.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { PICTURE_TYPES, picturesOf } from '#src/ui/kit/chosenFiles.ts';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconImages from '~icons/ph/images';
import { ForOneGame } from '../games/ForOneGame.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { chosenFiles, filesOfDrop } from './filesOfDrop.ts';
import './import.css';
import { type ChosenFile, figure, type ImportPorts } from './importParts.ts';

/** Pictures from files, put to their cards by the files' names. */
export function PicturesScreen({ ports }: { readonly ports: ImportPorts }) {
  useScreenTitle('Pictures from files');
  return (
    <>
      <AdminHeader
        title="Pictures from files"
        sentence="A picture finds its card by its name: TEA-012.png, kettle-ghost.jpg, kettle-ghost 12.webp."
      />
      <ForOneGame label="Pictures">{(game) => <Pictures key={game} game={game} ports={ports} />}</ForOneGame>
    </>
  );
}

interface Sending {
  readonly done: number;
  readonly total: number;
  readonly failed: readonly { readonly name: string; readonly why: string }[];
}

/** The cards that the chosen files have in a set; in all of the game for an empty one. */
interface Matched {
  readonly set: string;
  /** Why some of the files are not among them. */
  readonly leftOut: string;
  readonly matches: readonly PictureMatch[];
}

interface PicturesProps {
  readonly game: string;
  readonly ports: ImportPorts;
}

const TYPING_PAUSE_MS = 300;

function Pictures({ game, ports }: PicturesProps) {
  const [set, setSet] = useState('');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [matched, setMatched] = useState<Matched | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController | null>(null);
  const { isBusy, failure, run } = useBusyAction();
  const wanted = set.trim();
  const asked = useRef(wanted);
  const matches = matched?.set === wanted ? matched.matches : null;
  const isSending = isBusy && sending !== null;
  const found = (matches ?? []).filter(({ printing }) => printing !== null);
  const missing = (matches ?? []).filter(({ printing }) => printing === null);

  const match = async (pictures: readonly ChosenFile[], leftOut: string) => {
    asked.current = wanted;
    setSending(null);
    setMatched(null);
    const names = pictures.map(({ path }) => path);
    setMatched({
      set: wanted,
      leftOut,
      matches: await ports.matchPictures(game, wanted === '' ? null : wanted, names),
    });
  };
  const choose = (chosen: readonly ChosenFile[]) =>
    run(async () => {
      const { pictures, leftOut } = await picturesOf(chosen, ({ path }) => path, PICTURES_AT_MOST);
      if (pictures.length === 0) throw new Error(leftOut);
      setFiles(pictures);
      await match(pictures, leftOut);
    });
  const matchAgain = useRef(() => {});
  matchAgain.current = () => void run(() => match(files, matched?.leftOut ?? ''));
  useEffect(() => {
    if (isBusy || files.length === 0 || asked.current === wanted) return;
    const timer = setTimeout(() => matchAgain.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, files, isBusy]);
  const send = () =>
    run(async () => {
      const controller = new AbortController();
      stop.current = controller;
      await sendAll(ports, files, found, controller.signal, setSending);
    });

  return (
    <div className="import-choose">
      <Drop isBusy={isBusy} onFiles={(chosen) => void choose(chosen)} />
      <Panel look="flat" aria-label="What was found">
        <div className="col g16">
          <Field label="Set code" hint="Inside one set a bare number is enough as a name.">
            {(control) => (
              <TextInput
                {...control}
                value={set}
                maxLength={120}
                readOnly={isSending}
                onChange={(event) => setSet(event.target.value)}
              />
            )}
          </Field>
          {failure !== '' && (
            <InlineNotice kind="error" title="That did not work" isSpoken>
              {failure}
            </InlineNotice>
          )}
          {(matched?.leftOut ?? '') !== '' && (
            <InlineNotice kind="warning" isSpoken>
              {matched?.leftOut}
            </InlineNotice>
          )}
          {matches !== null && (
            <p role="status">
              <b className="num">{figure(found.length)}</b> found their card
              {missing.length > 0 && (
                <>
                  , <b className="num">{figure(missing.length)}</b> did not
                </>
              )}
              .
            </p>
          )}
          {missing.length > 0 && <Missing missing={missing} />}
          {sending !== null && <Sent sending={sending} isBusy={isBusy} />}
          {isSending ? (
            <Button onClick={() => stop.current?.abort()}>Stop</Button>
          ) : (
            found.length > 0 &&
            sending === null && (
              <Button variant="solid" size="lg" isBusy={isBusy} onClick={() => void send()}>
                Put {figure(found.length)} {found.length === 1 ? 'picture' : 'pictures'} to their cards
              </Button>
            )
          )}
        </div>
      </Panel>
    </div>
  );
}

async function sendAll(
  ports: ImportPorts,
  files: readonly ChosenFile[],
  found: readonly PictureMatch[],
  signal: AbortSignal,
  tell: (sending: Sending) => void,
) {
  const byPath = new Map(files.map(({ path, file }) => [path, file]));
  let sending: Sending = { done: 0, total: found.length, failed: [] };
  for (const { name, printing } of found) {
    if (signal.aborted) break;
    tell(sending);
    const file = byPath.get(name);
    const why = file && printing ? await tried(() => ports.sendPicture(printing.id, file, signal)) : null;
    sending = {
      ...sending,
      done: sending.done + 1,
      failed: why === null ? sending.failed : [...sending.failed, { name, why }],
    };
  }
  tell(sending);
}

async function tried(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    return errorWords(thrown);
  }
}

function Drop({
  isBusy,
  onFiles,
}: {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void filesOfDrop(event.dataTransfer).then(onFiles);
  };
  return (
    <section
      className={isOver ? 'import-drop over' : 'import-drop'}
      aria-label="Picture files"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconImages aria-hidden="true" />
      <h2>Drop pictures here</h2>
      <p className="muted t14">
        JPEG, PNG, WebP, AVIF or GIF, 10 MB each at most. A folder’s name may be the set’s code.
      </p>
      <Button isBusy={isBusy} onClick={() => picker.current?.click()}>
        Choose pictures
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES}
        aria-label="Pictures"
        onChange={(event) => {
          onFiles(chosenFiles([...(event.target.files ?? [])]));
          event.target.value = '';
        }}
      />
    </section>
  );
}

const Sent = ({ sending, isBusy }: { readonly sending: Sending; readonly isBusy: boolean }) => (
  <div aria-live="polite">
    <Meter
      label={isBusy ? 'Sending pictures' : 'Sent'}
      value={sending.done}
      max={Math.max(1, sending.total)}
      words={`${figure(sending.done)} of ${figure(sending.total)}`}
      isLabelled
    />
    {sending.failed.length > 0 && (
      <ul className="import-warnings">
        {sending.failed.map(({ name, why }) => (
          <li key={name}>
            <b>{name}</b>: {why}
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Missing = ({ missing }: { readonly missing: readonly PictureMatch[] }) => (
  <details className="import-details">
    <summary>Files without a card</summary>
    <ul className="import-warnings">
      {missing.map(({ name, why }) => (
        <li key={name}>
          <b>{name}</b>: {why}
        </li>
      ))}
    </ul>
  </details>
);
