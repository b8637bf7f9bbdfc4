import type { ExportTemplate } from '#contract/games/game.ts';
import { ANY_DECK, JSON_FILE, leftOutWithout, MAIN_AND_SIDE, PLAIN_TEXT, XML_FILE } from './needs.ts';

const dekCards = (
  list: string,
  isSide: boolean,
) => `{% for card in ${list} %}{% assign id = card.ids.mtgoId %}{% if card.foil and card.ids.mtgoFoilId %}{% assign id = card.ids.mtgoFoilId %}{% endif %}  <Cards CatID="{{ id | one_line | xml }}" Quantity="{{ card.count }}" Sideboard="${isSide}" Name="{{ card.printed | replace: " // ", "/" | one_line | xml }}" Annotation="0"/>
{% endfor %}`;

export const mtgoDek: ExportTemplate = {
  slug: 'mtgo',
  name: 'MTGO .dek',
  blurb: 'The file that Magic Online opens, with the very printings.',
  fileName: '{deck}.dek',
  mediaType: XML_FILE,
  fit: { ...MAIN_AND_SIDE, needs: [leftOutWithout('ids.mtgoId', 'MTGO number')] },
  body: `<?xml version="1.0" encoding="UTF-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
${dekCards('main', false)}${dekCards('side', true)}</Deck>
`,
};

/** Cockatrice's database names adventures by both halves, like split cards, and double-faced cards by their front. */
const ZONE_CARDS = `        <card number="{{ card.count }}" name="{% if card.layout == "adventure" %}{{ card.name | one_line | xml }}{% else %}{{ card.printed | one_line | xml }}{% endif %}"/>
`;

export const cockatrice: ExportTemplate = {
  slug: 'cockatrice',
  name: 'Cockatrice .cod',
  blurb: 'A deck file for Cockatrice, which plays any game it has the cards of.',
  fileName: '{deck}.cod',
  mediaType: XML_FILE,
  fit: ANY_DECK,
  body: `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>{{ deck.name | one_line | xml }}</deckname>
    <comments>{{ deck.table | one_line | xml }}</comments>
    <zone name="main">
{% for card in main %}${ZONE_CARDS}{% endfor %}    </zone>
    <zone name="side">
{% for card in side %}${ZONE_CARDS}{% endfor %}    </zone>
{% for bucket in filled %}{% if bucket.role == "other" %}    <zone name="{{ bucket.key | one_line | xml }}">
{% for card in bucket.cards %}${ZONE_CARDS}{% endfor %}    </zone>
{% endif %}{% endfor %}</cockatrice_deck>
`,
};

const FORGE_LINE = `{{ card.count }} {{ card.printed | replace: "|", " " | one_line }}{% if card.foil %}+{% endif %}{% if card.set != "" %}|{{ card.set | upcase | one_line }}{% endif %}
`;

export const forge: ExportTemplate = {
  slug: 'forge',
  name: 'Forge .dck',
  blurb: 'A deck file for Forge, with the set of each card.',
  fileName: '{deck}.dck',
  mediaType: PLAIN_TEXT,
  fit: MAIN_AND_SIDE,
  body: `[metadata]
Name={{ deck.name | one_line }}
[Main]
{% for card in main %}${FORGE_LINE}{% endfor %}[Sideboard]
{% for card in side %}${FORGE_LINE}{% endfor %}`,
};

const XMAGE_LINE = `{{ card.count }} [{{ card.set | upcase | one_line }}:{{ card.number | one_line }}] {{ card.printed | one_line }}
`;

export const xmage: ExportTemplate = {
  slug: 'xmage',
  name: 'XMage .dck',
  blurb: 'A deck file for XMage, with set and number of each card.',
  fileName: '{deck}.dck',
  mediaType: PLAIN_TEXT,
  fit: {
    ...MAIN_AND_SIDE,
    needs: [leftOutWithout('set', 'set'), leftOutWithout('number', 'collector number')],
  },
  body: `NAME:{{ deck.name | one_line }}
{% for card in main %}${XMAGE_LINE}{% endfor %}{% for card in side %}SB: ${XMAGE_LINE}{% endfor %}`,
};

/** CRLF ends the rows, as RFC 4180 wants. */
const rows = (text: string) => text.replaceAll('\n', '\r\n');

export const csv: ExportTemplate = {
  slug: 'csv',
  name: 'CSV',
  blurb: 'A table for spreadsheets and collection programs; no cell is a formula.',
  fileName: '{deck}.csv',
  mediaType: 'text/csv; charset=utf-8',
  fit: ANY_DECK,
  body: rows(`Count,Name,Set,Number,Finish,Bucket,Rarity,Type,Cost,Scryfall ID
{% for bucket in filled %}{% for card in bucket.cards %}{{ card.count }},{{ card.name | one_line | csv }},{{ card.set | one_line | csv }},{{ card.number | one_line | csv }},{% if card.foil %}foil{% else %}plain{% endif %},{{ bucket.key | one_line | csv }},{{ card.rarity | one_line | csv }},{{ card.typeLine | one_line | csv }},{{ card.cost | one_line | csv }},{{ card.ids.scryfallId | one_line | csv }}
{% endfor %}{% endfor %}`),
};

export const json: ExportTemplate = {
  slug: 'json',
  name: 'JSON',
  blurb: 'The whole deck for programs of your own: buckets, printings, external ids.',
  fileName: '{deck}.json',
  mediaType: JSON_FILE,
  fit: ANY_DECK,
  body: `{"format":"passleft-deck","version":1,"name":{{ deck.name | json }},"game":{{ deck.game | json }},"table":{{ deck.table | json }},"owner":{{ deck.owner | json }},"buckets":[{% for bucket in buckets %}{% unless forloop.first %},{% endunless %}
  {"key":{{ bucket.key | json }},"label":{{ bucket.label | json }},"cards":[{% for card in bucket.cards %}{% unless forloop.first %},{% endunless %}
    {"count":{{ card.count }},"name":{{ card.name | json }},"set":{{ card.set | json }},"number":{{ card.number | json }},"foil":{{ card.foil }},"ids":{{ card.ids | json }}}{% endfor %}]}{% endfor %}]}
`,
};

const SWUDB_ID = `"id":{% capture id %}{{ card.set | upcase }}_{{ card.number | pad: 3 }}{% endcapture %}{{ id | json }},"count":{{ card.count }}`;
const swudbOne = (key: string) =>
  `{% for bucket in filled %}{% if bucket.key == "${key}" %}{% assign card = bucket.cards[0] %}"${key}":{${SWUDB_ID}},{% endif %}{% endfor %}`;
const swudbList = (list: string) =>
  `[{% for card in ${list} %}{% unless forloop.first %},{% endunless %}{${SWUDB_ID}}{% endfor %}]`;

export const swudb: ExportTemplate = {
  slug: 'swudb',
  name: 'SWUDB JSON',
  blurb: 'Leader, base and deck by set and number, for SWUDB, Karabast and Forceteki.',
  fileName: '{deck}.json',
  mediaType: JSON_FILE,
  fit: {
    needs: [leftOutWithout('set', 'set'), leftOutWithout('number', 'collector number')],
    places: ['leader', 'base', 'main', 'side'],
    onlyWith: ['leader', 'base'],
  },
  body: `{"metadata":{"name":{{ deck.name | json }},"author":{{ deck.owner | json }}},${swudbOne('leader')}${swudbOne('base')}"deck":${swudbList('main')},"sideboard":${swudbList('side')}}
`,
};
