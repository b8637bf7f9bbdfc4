import { useState } from 'react';
import type { TemplateRow, TemplateStatus } from '#contract/admin/templates.ts';
import { isSameText, rebased } from '#src/machines/rebased.ts';
import { draftOf, type TemplateDraft } from './templateDraft.ts';

interface Written {
  readonly draft: TemplateDraft;
  readonly status: TemplateStatus;
}

const isSameDraft = (one: Written, other: Written) => isSameText(one.draft, other.draft);

/** What was typed since `base` over what is stored by now; the rules of a format stay together where only one side changed. */
function laidOver(base: Written, mine: Written, theirs: Written): Written {
  const draft = isSameDraft(base, theirs) ? mine.draft : rebased(base.draft, mine.draft, theirs.draft);
  return { draft, status: mine.status === base.status ? theirs.status : mine.status };
}

/**
 * A template as it is being written and as it is saved. Where its row is read again and is another one, as after a bulk
 * change of its status was undone, what was typed is laid over that one, and saved as a change of it. `turn` grows when
 * fields that keep what is typed by themselves have to begin anew.
 */
export function useWritten(row: TemplateRow | null, start: () => TemplateDraft) {
  const [written, setWritten] = useState<Written>(() => ({
    draft: row?.template ? draftOf(row.template) : start(),
    status: row?.status ?? 'draft',
  }));
  const [saved, setSaved] = useState({
    written: row?.template ? written : null,
    version: row?.version ?? '',
  });
  const [readVersion, setReadVersion] = useState(saved.version);
  const [turn, setTurn] = useState(0);
  if (row?.template && row.version !== readVersion) {
    setReadVersion(row.version);
    if (row.version !== saved.version) {
      const theirs = { draft: draftOf(row.template), status: row.status };
      const now = laidOver(saved.written ?? written, written, theirs);
      if (!isSameDraft(now, written)) setTurn(turn + 1);
      setWritten(now);
      setSaved({ written: theirs, version: row.version });
    }
  }
  return { written, setWritten, saved, setSaved, turn };
}
