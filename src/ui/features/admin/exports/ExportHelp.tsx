const VARIABLES = [
  [
    'deck.name, deck.owner, deck.game, deck.table, deck.total, deck.back',
    'the deck; total counts the cards that are written',
  ],
  ['main, side, extra', 'cards of these buckets'],
  ['buckets, filled', 'all buckets, and those with a card: key, label, role, total, cards'],
  ['card.count, card.name, card.front, card.printed', 'how often, and what it is called'],
  ['card.layout, card.backName, card.backImage', 'how its faces lie, and the other face'],
  ['card.set, card.number, card.rarity, card.foil, card.image', 'its printing'],
  ['card.type, card.typeLine, card.cost, card.lanes', 'its rules'],
  ['card.ids.mtgoId …', 'what other programs call the printing'],
] as const;

const FILTERS = [
  ['one_line', 'every name first'],
  ['xml, csv, json', 'safe in files of that kind'],
  ['pad: 3', '007'],
  ['ydke', 'numbers as one address'],
] as const;

/** What a template can read. */
export const ExportHelp = () => (
  <details className="sheet">
    <summary>
      <span className="b">What a template can read</span>
      <span className="muted t14">Liquid</span>
    </summary>
    <div className="sheet-body">
      <dl className="export-help">
        {[...VARIABLES, ...FILTERS.map(([name, words]) => [`| ${name}`, words] as const)].map(
          ([name, words]) => (
            <div key={name}>
              <dt className="num">{name}</dt>
              <dd className="muted">{words}</dd>
            </div>
          ),
        )}
      </dl>
      <pre className="export-output-text">
        {'{% for card in main %}{{ card.count }} {{ card.name | one_line }}\n{% endfor %}'}
      </pre>
    </div>
  </details>
);
