import type { ExportTemplate } from '#contract/games/game.ts';
import { ANY_DECK, leftOutWithout, MAIN_AND_SIDE, PLAIN_TEXT } from './needs.ts';

const HEADING = `{% if bucket.role == "side" %}Sideboard{% else %}{{ bucket.label | one_line }}{% endif %}`;

/** The main deck without a heading, then each other bucket after a blank line and its name. */
const lists = (line: string) =>
  `{% for card in main %}${line}
{% endfor %}{% for bucket in filled %}{% unless bucket.role == "main" %}{% if main.size > 0 or forloop.index > 1 %}
{% endif %}${HEADING}
{% for card in bucket.cards %}${line}
{% endfor %}{% endunless %}{% endfor %}`;

export const plainText: ExportTemplate = {
  slug: 'text',
  name: 'Plain text',
  blurb: 'Count and name, a line each. People and nearly every program read it.',
  fileName: '{deck}.txt',
  mediaType: PLAIN_TEXT,
  fit: ANY_DECK,
  body: lists('{{ card.count }} {{ card.name | one_line }}'),
};

/** Arena parts the halves of aftermath cards by three strokes, those of split cards by two. */
const ARENA_NAME = `{% if card.layout == "aftermath" %}{{ card.printed | replace: " // ", " /// " | one_line }}{% else %}{{ card.printed | one_line }}{% endif %}`;
const ARENA_LINE = `{{ card.count }} ${ARENA_NAME}{% if card.set != "" and card.number != "" %} ({% case card.set %}{% when "DOM" %}DAR{% when "CON" %}CONF{% else %}{{ card.set | upcase | one_line }}{% endcase %}) {{ card.number | remove_first: "A-" | one_line }}{% endif %}
`;

export const arena: ExportTemplate = {
  slug: 'arena',
  name: 'Arena',
  blurb: 'Names with set and number, to paste into MTG Arena’s deck import.',
  fileName: '{deck}.txt',
  mediaType: PLAIN_TEXT,
  fit: MAIN_AND_SIDE,
  body: `Deck
{% for card in main %}${ARENA_LINE}{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}${ARENA_LINE}{% endfor %}{% endif %}`,
};

const MTGO_LINE = `{{ card.count }} {{ card.printed | replace: " // ", "/" | one_line }}
`;

export const mtgoText: ExportTemplate = {
  slug: 'mtgo-text',
  name: 'MTGO text',
  blurb: 'The text list that Magic Online imports, split cards as A/B.',
  fileName: '{deck}.txt',
  mediaType: PLAIN_TEXT,
  fit: MAIN_AND_SIDE,
  body: `{% for card in main %}${MTGO_LINE}{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}${MTGO_LINE}{% endfor %}{% endif %}`,
};

const COCKATRICE_LINE = `{{ card.count }}x {% if card.layout == "adventure" %}{{ card.name | one_line }}{% else %}{{ card.printed | one_line }}{% endif %}
`;

export const cockatriceText: ExportTemplate = {
  slug: 'cockatrice-text',
  name: 'Cockatrice text',
  blurb: 'A list for “Load deck from clipboard” of Cockatrice.',
  fileName: '{deck}.txt',
  mediaType: PLAIN_TEXT,
  fit: MAIN_AND_SIDE,
  body: `// {{ deck.name | one_line }}
{% for card in main %}${COCKATRICE_LINE}{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}${COCKATRICE_LINE}{% endfor %}{% endif %}`,
};

export const collectorNumbers: ExportTemplate = {
  slug: 'collector-numbers',
  name: 'Collector numbers',
  blurb: 'Count, set and number, to pull the cards from boxes sorted by number.',
  fileName: '{deck} numbers.txt',
  mediaType: PLAIN_TEXT,
  fit: { ...ANY_DECK, needs: [leftOutWithout('number', 'collector number')] },
  body: lists(
    '{{ card.count }} {% if card.set != "" %}{{ card.set | one_line }} {% endif %}{{ card.number | one_line }}',
  ),
};

const YDK_LINES = `{% for card in cards %}{% for copy in (1..card.count) %}{{ card.ids.passcode }}
{% endfor %}{% endfor %}`;
const PASSCODES = {
  needs: [leftOutWithout('ids.passcode', 'passcode')],
  places: ['main', 'extra', 'side'],
  onlyWith: [],
};

export const ydk: ExportTemplate = {
  slug: 'ydk',
  name: 'YDK',
  blurb: 'Passcodes, a copy a line, for EDOPro, YGO Omega and Dueling Nexus.',
  fileName: '{deck}.ydk',
  mediaType: PLAIN_TEXT,
  fit: PASSCODES,
  body: `#created by {{ deck.owner | one_line }}
#main
{% assign cards = main %}${YDK_LINES}#extra
{% assign cards = extra %}${YDK_LINES}!side
{% assign cards = side %}${YDK_LINES}`,
};

const codesOf = (list: string) =>
  `{% capture codes %}{% for card in ${list} %}{% for copy in (1..card.count) %}{{ card.ids.passcode }} {% endfor %}{% endfor %}{% endcapture %}{{ codes | ydke }}!`;

export const ydke: ExportTemplate = {
  slug: 'ydke',
  name: 'YDKE link',
  blurb: 'The same passcodes as one link, to paste into a simulator.',
  fileName: '{deck}.ydke.txt',
  mediaType: PLAIN_TEXT,
  fit: PASSCODES,
  body: `ydke://${codesOf('main')}${codesOf('extra')}${codesOf('side')}
`,
};
