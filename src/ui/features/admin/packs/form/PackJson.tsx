import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type StoredPack, storedPackSchema } from '#contract/games/game.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { TextArea } from '#src/ui/kit/TextInput.tsx';

interface PackJsonProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

/** The whole definition as text, to copy or to change what the form does not show. */
export function PackJson({ pack, onChange }: PackJsonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="sheet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="b">As JSON</span>
        <span className="muted t14">copy it, or change it by hand</span>
      </summary>
      {isOpen && <JsonText pack={pack} onChange={onChange} />}
    </details>
  );
}

function JsonText({ pack, onChange }: PackJsonProps) {
  const written = JSON.stringify(pack, null, 2);
  const [text, setText] = useState(written);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setText(written);
    setProblem('');
  }, [written]);
  const take = () => {
    const read = readPack(text);
    if (typeof read === 'string') setProblem(read);
    else onChange({ ...read, slug: pack.slug });
  };
  return (
    <div className="sheet-body">
      <TextArea
        face="mono"
        rows={18}
        spellCheck={false}
        aria-label="Definition as JSON"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== '' && (
        <InlineNotice kind="error" isSpoken>
          {problem}
        </InlineNotice>
      )}
      <Button size="sm" isDisabled={text === written} onClick={take}>
        Take this over
      </Button>
    </div>
  );
}

function readPack(text: string): StoredPack | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    return `This is not JSON: ${fault instanceof Error ? fault.message : String(fault)}.`;
  }
  const read = z.safeParse(storedPackSchema, value);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String).join(' › ');
  return `This is not a pack definition: look at ${path === '' ? 'the whole of it' : path}.`;
}
