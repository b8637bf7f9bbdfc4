import { ListGatherer, type ListRead, linesOf, shown, unread } from './deckList.ts';

const FORGE_SECTIONS: Readonly<Record<string, string>> = { main: 'main', sideboard: 'side', side: 'side' };
const FORGE_SILENT = new Set(['metadata', 'shop', 'duel', 'quest', 'general']);

/** Reads a Forge deck: sections, and in them `2 Name+|SET|art`, `+` being foil. */
export function readForge(text: string): ListRead {
  const gatherer = new ListGatherer();
  let section = '';
  for (const { line, where } of linesOf(text)) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1]?.toLowerCase();
    if (heading !== undefined) section = heading;
    else if (FORGE_SILENT.has(section)) gatherer.name ??= /^name=(.*)$/i.exec(line)?.[1] ?? null;
    else if (line !== '') addForgeCard(gatherer, line, where, FORGE_SECTIONS[section] ?? section);
  }
  return gatherer.result('Forge');
}

function addForgeCard(gatherer: ListGatherer, line: string, where: string, bucket: string): void {
  const found = /^([-−+]?\d+)\s+([^|]+)(?:\|([^|]*))?(?:\|[^|]*)*$/u.exec(line);
  const written = found?.[2]?.trim();
  if (!found || !written) {
    gatherer.mistake(`${where}: “${shown(line)}” is not a line such as 2 Name|SET.`);
    return;
  }
  const isFoil = written.endsWith('+');
  const names = isFoil ? [written.slice(0, -1).trim(), written] : [written];
  const set = found[3]?.trim() ?? '';
  gatherer.add({
    where,
    bucket,
    count: found[1] ?? '',
    names,
    set: set === '' ? null : set,
    finish: isFoil ? 'foil' : 'plain',
  });
}

const XMAGE_LINE = /^(SB:\s*)?([-−+]?\d+)\s+\[([^:\]]*):([^\]]*)\]\s*(.+)$/u;

/** Reads an XMage deck: `1 [SET:12] Name`, with `SB:` before those of the sideboard. */
export function readXmage(text: string): ListRead {
  const gatherer = new ListGatherer();
  for (const { line, where } of linesOf(text)) {
    const card = XMAGE_LINE.exec(line);
    if (card) {
      const [, side, count = '', set = '', number = '', name = ''] = card;
      const bucket = side === undefined ? 'main' : 'side';
      gatherer.add({ where, bucket, count, names: [name], set: set || null, number: number || null });
    } else if (/^name:/i.test(line)) gatherer.name ??= line.slice('name:'.length);
    else if (line !== '' && !/^(layout|author|\/\/|#)/i.test(line))
      gatherer.mistake(`${where}: “${shown(line)}” is not a line such as 1 [SET:12] Name.`);
  }
  return gatherer.result('XMage');
}

/** Equal passcodes of a bucket as one card. */
function addPasscodes(
  gatherer: ListGatherer,
  codes: readonly { readonly code: string; readonly where: string; readonly bucket: string }[],
): void {
  const counted = new Map<string, { where: string; bucket: string; code: string; count: number }>();
  for (const { code, where, bucket } of codes) {
    const key = `${bucket} ${code}`;
    const known = counted.get(key);
    counted.set(key, { where, bucket, code, ...known, count: (known?.count ?? 0) + 1 });
  }
  for (const { code, ...card } of counted.values()) gatherer.add({ ...card, ids: { passcode: code } });
}

const YDK_SECTIONS: Readonly<Record<string, string>> = {
  '#main': 'main',
  '#extra': 'extra',
  '!side': 'side',
};

/** Reads a YDK deck: a passcode a line under `#main`, `#extra` and `!side`. */
export function readYdk(text: string): ListRead {
  const gatherer = new ListGatherer();
  let bucket = 'main';
  const codes = linesOf(text).flatMap(({ line, where }) => {
    bucket = YDK_SECTIONS[line.toLowerCase()] ?? bucket;
    if (line === '' || /^[#!]/.test(line)) return [];
    if (/^\d{1,12}$/.test(line)) return [{ code: line, where, bucket }];
    gatherer.mistake(`${where}: “${shown(line)}” is not a passcode.`);
    return [];
  });
  addPasscodes(gatherer, codes);
  return gatherer.result('YDK');
}

const BYTES_A_CODE = 4;

/** Reads a ydke link: three lists of little-endian 32-bit passcodes in base64. */
export function readYdke(text: string): ListRead {
  const parts = text.replace(/\s+/g, '').slice('ydke://'.length).split('!');
  const isWhole = parts.length >= 3 && parts.every((part) => /^[A-Za-z0-9+/]*={0,2}$/.test(part));
  const lists = parts.slice(0, 3).map((part) => Buffer.from(part, 'base64'));
  if (!isWhole || lists.some((bytes) => bytes.length % BYTES_A_CODE !== 0))
    return unread('This ydke link is broken: it holds three lists of passcodes, each ended by “!”.');
  const gatherer = new ListGatherer();
  const buckets = ['main', 'extra', 'side'];
  const codes = lists.flatMap((bytes, list) =>
    Array.from({ length: bytes.length / BYTES_A_CODE }, (_, at) => ({
      code: String(bytes.readUInt32LE(at * BYTES_A_CODE)),
      where: `The link’s ${buckets[list]} list`,
      bucket: buckets[list] ?? 'main',
    })),
  );
  addPasscodes(gatherer, codes);
  return gatherer.result('YDKE link');
}
