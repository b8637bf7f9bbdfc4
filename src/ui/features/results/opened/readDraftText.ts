import { DRAFT_FILE_FORMAT } from '#contract/results/draftFile.ts';
import { logWords, type OpenedDraft, problem } from './openedDraft.ts';
import { readDraftmancerLog } from './readDraftmancerLog.ts';
import { readMtgoLog } from './readMtgoLog.ts';
import { readOwnFile } from './readOwnFile.ts';

export const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** The line at which JSON stops being JSON, as far as the browser tells it. */
function lineOfFault(fault: unknown, text: string): number | null {
  const words = fault instanceof Error ? fault.message : '';
  const line = /line (\d+)/.exec(words);
  if (line) return Number(line[1]);
  const position = /position (\d+)/.exec(words);
  if (position) return text.slice(0, Number(position[1])).split('\n').length;
  return /end of (JSON )?(input|data)/i.test(words) ? text.split('\n').length : null;
}

function readJson(text: string): OpenedDraft {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    const line = lineOfFault(fault, text);
    return problem(
      line === null ? logWords()('brokenJson') : logWords()('brokenJsonAt', { line: String(line) }),
    );
  }
  if (typeof value !== 'object' || value === null) return problem(logWords()('noDraft'));
  if ('format' in value && value.format === DRAFT_FILE_FORMAT) return readOwnFile(value);
  if ('format' in value && value.format === 'passleft-log') return problem(logWords()('proofLog'));
  if ('users' in value && 'carddata' in value) return readDraftmancerLog(value);
  return problem(logWords()('unknownJson'));
}

/** Reads any draft that people bring along: our own file, a Draftmancer log or MTGO's text. Nothing leaves the browser. */
export function readDraftText(raw: string): OpenedDraft {
  if (raw.length > MOST_FILE_BYTES) return problem(logWords()('tooLong'));
  const text = raw.replace(/^\ufeff/, '');
  if (text.trim() === '') return problem(logWords()('empty'));
  if (text.includes('\u0000')) return problem(logWords()('notText'));
  return /^\s*[{[]/.test(text) ? readJson(text) : readMtgoLog(text);
}
