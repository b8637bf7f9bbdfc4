import { readXml, type XmlElement } from '#server/imports/parsing/xml.ts';
import { ListGatherer, type ListRead, unread } from './deckList.ts';

/** Reads a Cockatrice deck or an MTGO deck; other XML and broken XML are refused in a sentence. */
export function readXmlList(text: string): ListRead {
  const xml = readXml(text.trim(), () => false, { keepsStrayAmpersands: true });
  if (!xml.ok) return unread(`This XML cannot be read: ${xml.sentence}.`);
  if (xml.root.name === 'cockatrice_deck') return readCockatrice(xml.root);
  if (xml.root.name === 'Deck') return readMtgo(xml.root);
  return unread(
    `This is XML, but neither a Cockatrice nor an MTGO deck: its first element is <${xml.root.name}>.`,
  );
}

function readCockatrice(root: XmlElement): ListRead {
  const gatherer = new ListGatherer();
  gatherer.name = root.children.find(({ name }) => name === 'deckname')?.text ?? null;
  for (const zone of root.children.filter(({ name }) => name === 'zone')) {
    const bucket = zone.attributes.get('name') ?? 'main';
    for (const [at, card] of zone.children.entries()) {
      const where = `Card ${at + 1} of the zone ${bucket}`;
      const name = card.attributes.get('name');
      const number = card.attributes.get('number') ?? '1';
      if (name === undefined) gatherer.mistake(`${where} has no name.`);
      else gatherer.add({ where, bucket, count: number, names: [name] });
    }
  }
  return gatherer.result('Cockatrice');
}

function readMtgo(root: XmlElement): ListRead {
  const gatherer = new ListGatherer();
  for (const [at, card] of root.children.filter(({ name }) => name === 'Cards').entries()) {
    const of = (attribute: string) => card.attributes.get(attribute) ?? '';
    const [CatID, Name, Quantity, Sideboard] = [of('CatID'), of('Name'), of('Quantity'), of('Sideboard')];
    gatherer.add({
      where: `Card ${at + 1}`,
      bucket: Sideboard.toLowerCase() === 'true' ? 'side' : 'main',
      count: Quantity === '' ? 'nothing' : Quantity,
      names: Name === '' ? [] : [Name],
      ids: CatID === '' || CatID === '0' ? {} : { mtgoId: CatID },
    });
  }
  return gatherer.result('MTGO');
}
