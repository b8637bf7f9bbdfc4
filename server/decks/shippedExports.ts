import type { ExportTemplate } from '#contract/game.ts';

/** Export templates every game starts with; stored as rows, so that an admin can change them. */
export const shippedExports: readonly ExportTemplate[] = [
  {
    slug: 'text',
    name: 'Plain text',
    fileName: '{deck}.txt',
    mediaType: 'text/plain; charset=utf-8',
    body: `{% for card in main %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% endif %}`,
  },
  {
    slug: 'arena',
    name: 'Arena',
    fileName: '{deck}.txt',
    mediaType: 'text/plain; charset=utf-8',
    body: `Deck
{% for card in main %}{{ card.count }} {{ card.front | one_line }} ({{ card.set | upcase }}) {{ card.number | remove_first: "A-" }}
{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}{{ card.count }} {{ card.front | one_line }} ({{ card.set | upcase }}) {{ card.number | remove_first: "A-" }}
{% endfor %}{% endif %}`,
  },
  {
    slug: 'cockatrice',
    name: 'Cockatrice',
    fileName: '{deck}.cod',
    mediaType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>{{ deck.name | one_line | xml }}</deckname>
    <comments>{{ deck.table | one_line | xml }}</comments>
    <zone name="main">
{% for card in main %}        <card number="{{ card.count }}" name="{{ card.name | one_line | xml }}"/>
{% endfor %}    </zone>
    <zone name="side">
{% for card in side %}        <card number="{{ card.count }}" name="{{ card.name | one_line | xml }}"/>
{% endfor %}    </zone>
</cockatrice_deck>
`,
  },
];
