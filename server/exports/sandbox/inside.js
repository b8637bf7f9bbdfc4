/**
 * Runs inside the sandbox: an empty realm with LiquidJS and nothing of Node, in which no text becomes code.
 * It takes and gives text alone, so that no object of the outside can be reached from a template.
 */
(() => {
  const { limits } = globalThis;
  let steps = 0;
  /** LiquidJS looks at this clock once a step; it counts steps, so that a busy machine ends no honest template. */
  globalThis.global = { performance: { now: () => ++steps } };
  const liquid = new globalThis.liquidjs.Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    parseLimit: limits.templateCharacters,
    renderLimit: limits.steps,
    memoryLimit: limits.memoryUnits,
  });
  const textOf = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const oneLine = (value) => textOf(value).replace(/\s+/gu, ' ').trim();

  const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  /** Signs that XML 1.0 forbids even as entities. */
  const FORBIDDEN_IN_XML =
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
  const xml = (value) =>
    textOf(value)
      .replace(FORBIDDEN_IN_XML, '')
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign]);

  /** What spreadsheets take for the start of a formula, full-width signs included. */
  const FORMULA = /^\s*[=+\-@\t\r＝＋－＠|%]/;
  const csv = (value) => {
    const text = textOf(value);
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };

  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const base64 = (bytes) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 3) {
      const [one, two = 0, three = 0] = bytes.slice(at, at + 3);
      const four = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
      const used = Math.min(3, bytes.length - at) + 1;
      text += four.map((place, index) => (index < used ? LETTERS[place] : '=')).join('');
    }
    return text;
  };
  /** Numbers of a text as base64 of little-endian 32-bit integers. */
  const ydke = (value) =>
    base64(
      (textOf(value).match(/\d+/g) ?? []).flatMap((digits) => {
        const code = Number(digits) >>> 0;
        return [code & 255, (code >>> 8) & 255, (code >>> 16) & 255, code >>> 24];
      }),
    );

  const filters = {
    xml,
    csv,
    ydke,
    one_line: oneLine,
    json: (value) => JSON.stringify(value ?? null).replace(/[<>\u2028\u2029]/g, escaped),
    pad: (value, length) => textOf(value).padStart(Math.min(Number(length) || 0, 20), '0'),
  };
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  for (const [name, filter] of Object.entries(filters)) liquid.registerFilter(name, filter);

  const faultOf = (error) => {
    const [line = null, column = null] = error?.token?.getPosition?.() ?? [];
    return { message: String(error?.message ?? error).slice(0, 500), line, column };
  };

  /** JSON of `{ body, scope }` to JSON of `{ text }` or `{ fault }`. */
  globalThis.render = (asked) => {
    try {
      const { body, scope } = JSON.parse(asked);
      const text = String(liquid.parseAndRenderSync(body, scope));
      if (text.length <= limits.outputCharacters) return JSON.stringify({ text });
      return JSON.stringify({ fault: { message: 'output limit exceeded', line: null, column: null } });
    } catch (error) {
      return JSON.stringify({ fault: faultOf(error) });
    }
  };
})();
