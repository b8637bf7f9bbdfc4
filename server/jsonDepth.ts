const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether JSON text nests arrays and objects deeper than `depthLimit`, found by a scan so that no parser has to recurse. */
export function isNestedDeeperThan(text: string, depthLimit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString && code === BACKSLASH) at++;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    if (depth > depthLimit) return true;
  }
  return false;
}
