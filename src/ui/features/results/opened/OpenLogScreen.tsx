import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import IconFile from '~icons/ph/file-arrow-up';
import { Button } from '../../../kit/Button.tsx';
import { textFileOf } from '../../../kit/chosenFiles.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { Lamp } from '../../../kit/Lamp.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import '../../../kit/field.css';
import { OpenedReplay } from './OpenedReplay.tsx';
import type { OpenedDraft } from './openedDraft.ts';
import '../results.css';
import './openLog.css';
import { MOST_FILE_BYTES, readDraftText } from './readDraftText.ts';

type Standing = { readonly kind: 'none' } | { readonly kind: 'reading'; readonly name: string } | Read;
interface Read {
  readonly kind: 'read';
  readonly name: string;
  readonly draft: OpenedDraft;
}

async function readFile(files: FileList): Promise<OpenedDraft> {
  const file = await textFileOf(files);
  if (file.size > MOST_FILE_BYTES) return { kind: 'problem', sentence: 'This file is larger than 32 MB.' };
  return readDraftText(await file.text());
}

/** A draft out of a file, shown by the replay; the file is read in the browser and goes nowhere. */
export function OpenLogScreen() {
  const [standing, setStanding] = useState<Standing>({ kind: 'none' });
  const read = (name: string, reading: Promise<OpenedDraft>) => {
    setStanding({ kind: 'reading', name });
    reading.then(
      (draft) => setStanding({ kind: 'read', name, draft }),
      (thrown: unknown) =>
        setStanding({
          kind: 'read',
          name,
          draft: { kind: 'problem', sentence: errorWords(thrown, 'This file could not be read.') },
        }),
    );
  };
  const opened = standing.kind === 'read' && standing.draft.kind === 'opened' ? standing.draft : null;
  return (
    <Lamp x="33%" y="260px" height="420px">
      <div className="page results open-log">
        <header className="results-head">
          <div className="grow">
            <h1>Open a log</h1>
            <p className="onlamp">
              A Passleft file, a Draftmancer log or the text of an MTGO draft. It is read in this browser and
              sent nowhere.
            </p>
          </div>
          <Button asChild>
            <Link to="/my-drafts">My drafts</Link>
          </Button>
        </header>
        <Chooser
          isBusy={standing.kind === 'reading'}
          onFiles={(files) => read(files[0]?.name ?? '', readFile(files))}
          onText={(text) => read('Pasted text', Promise.resolve(readDraftText(text)))}
        />
        <div className="open-log-told" role="status">
          {standing.kind === 'read' && standing.draft.kind === 'problem' && (
            <InlineNotice kind="error" title={`${standing.name} could not be opened`}>
              {standing.draft.sentence}
            </InlineNotice>
          )}
          {opened !== null && (
            <p className="t14 muted">
              {[standing.kind === 'read' ? `${standing.name}: ${opened.from}.` : '', ...opened.notes].join(
                ' ',
              )}
            </p>
          )}
        </div>
        {opened === null ? (
          <div className="open-log-none">
            <EmptyState title="No log is open">
              Choose a file, drop one on the field above, or paste its text. The replay shows every seat it
              tells of.
            </EmptyState>
          </div>
        ) : (
          <OpenedReplay key={standing.kind === 'read' ? standing.name : ''} results={opened.results} />
        )}
      </div>
    </Lamp>
  );
}

interface ChooserProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: FileList) => void;
  readonly onText: (text: string) => void;
}

function Chooser({ isBusy, onFiles, onText }: ChooserProps) {
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Panel
      className={isOver ? 'open-log-chooser over' : 'open-log-chooser'}
      aria-label="Choose a log"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        className="vh"
        type="file"
        aria-label="Log file"
        tabIndex={-1}
        accept=".txt,.json,.log,text/plain,application/json"
        onChange={(event) => {
          if (event.currentTarget.files?.length) onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="solid" isBusy={isBusy} onClick={() => input.current?.click()}>
        {!isBusy && <IconFile aria-hidden="true" />}
        Choose a file
      </Button>
      <span className="muted">or drop one here</span>
      <details className="open-log-paste">
        <summary>Paste the text</summary>
        <label htmlFor={id}>Text of the log</label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Button reason={text.trim() === '' ? 'Paste the text first' : undefined} onClick={() => onText(text)}>
          Open this text
        </Button>
      </details>
    </Panel>
  );
}
