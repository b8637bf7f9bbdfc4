import type { ExportTemplate } from '#contract/games/game.ts';

/** Emberwake’s own way to write a deck down: by type, as its rules count them. */
export const emberwakeExports: readonly ExportTemplate[] = [
  {
    slug: 'camp-roster',
    name: 'Camp roster',
    blurb: 'The deck by type with its costs, to pin up beside the board.',
    fileName: '{deck} roster.txt',
    mediaType: 'text/plain; charset=utf-8',
    fit: { needs: [], places: null, onlyWith: [] },
    body: `{{ deck.name | one_line }} by {{ deck.owner | one_line }}
{% for bucket in filled %}
{{ bucket.label | one_line | upcase }}, {{ bucket.total }} cards
{% assign groups = bucket.cards | group_by: "type" %}{% for group in groups %}{% assign total = 0 %}{% for card in group.items %}{% assign total = total | plus: card.count %}{% endfor %}{{ group.name | one_line }} ({{ total }})
{% for card in group.items %}  {{ card.count }} {{ card.name | one_line }}{% if card.cost != "" %}, {{ card.cost | one_line }}{% endif %}
{% endfor %}{% endfor %}{% endfor %}`,
  },
];
