import { DRAFT_FILE_FORMAT } from '#contract/results/draftFile.ts';
import { type OpenedDraft, problem } from './openedDraft.ts';
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
      `${line === null ? 'This file' : `Line ${line}: this`} is not whole JSON. It may be cut short.`,
    );
  }
  if (typeof value !== 'object' || value === null) return problem('This JSON is no draft.');
  if ('format' in value && value.format === DRAFT_FILE_FORMAT) return readOwnFile(value);
  if ('format' in value && value.format === 'passleft-log')
    return problem(
      'This is the log that proves the packs; its seats are shown by “Passleft file” from the results.',
    );
  if ('users' in value && 'carddata' in value) return readDraftmancerLog(value);
  return problem('This JSON is neither a Passleft file nor a Draftmancer log.');
}

/** Reads any draft that people bring along: our own file, a Draftmancer log or MTGO's text. Nothing leaves the browser. */
export function readDraftText(raw: string): OpenedDraft {
  if (raw.length > MOST_FILE_BYTES) return problem('This text is longer than 32 MB.');
  const text = raw.replace(/^\ufeff/, '');
  if (text.trim() === '') return problem('This file is empty.');
  if (text.includes('\u0000')) return problem('This is no text file.');
  return /^\s*[{[]/.test(text) ? readJson(text) : readMtgoLog(text);
}
