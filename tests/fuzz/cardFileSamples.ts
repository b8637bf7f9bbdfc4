/** A small file that is read whole; `format` is what it is read as. */
export interface SampleFile {
  readonly fileName: string;
  readonly format: string;
  readonly text: string;
}

const json = (fileName: string, format: string, value: unknown): SampleFile => ({
  fileName,
  format,
  text: JSON.stringify(value, null, 1),
});

const magic = {
  rarity: 'common',
  type: 'Creature — Fox',
  types: ['Creature'],
  colors: ['G'],
  manaCost: '{1}{G}',
};

/** One small file of each format that is imported. */
export const cardFileSamples: readonly SampleFile[] = [
  {
    fileName: 'woods.csv',
    format: 'CSV table',
    text: 'Name,Cost,Colour,Rarity,Text,Set,Number,Height\r\n"Ash, the Old",4,Green,Rare,"Stand.\nStill.",WOO,12a,20\r\nBirch,X,White/Green,,,WOO,13,7.5\r\n',
  },
  {
    fileName: 'woods.tsv',
    format: 'TSV table',
    text: 'Name\tFaction\tCost\nAsh\tRoot\t1\nBirch\tRoot, Crown\t2\n',
  },
  { fileName: 'cube.txt', format: 'Cube list', text: '# birds\n3 Ash\n1 Birch (WOO) 12\nCedar\n' },
  {
    fileName: 'list.txt',
    format: 'Draftmancer list',
    text: `[Settings]
{ "withReplacement": true, "layouts": { "P": { "weight": 2, "slots": { "Main": 2, "Rare": 1 } } } }
[CustomCards]
[ { "name": "Moss Otter", "mana_cost": "{2}{G}", "type": "Creature — Otter", "rarity": "Rare", "power": 2, "draft_effects": ["FaceUp"], },
  { "name": "Tin Song", "mana_cost": "1RR", "type": "Sorcery", "oracle_text": "Sing." } ]
[Main]
3 Moss Otter
Tin Song (ABC) 7
[Rare]
7 Tin Song
`,
  },
  json('FOX.json', 'MTGJSON v5', {
    data: {
      code: 'FOX',
      name: 'Foxfire',
      releaseDate: '2031-02-03',
      cards: [
        { ...magic, uuid: '1', number: '1', name: 'Ash Fox', manaValue: 2, subtypes: ['Fox'] },
        {
          ...magic,
          uuid: '2',
          number: '2',
          name: 'Day // Night',
          side: 'a',
          layout: 'transform',
          faceName: 'Day',
          otherFaceIds: ['3'],
          manaValue: 2,
        },
        {
          ...magic,
          uuid: '3',
          number: '2',
          name: 'Day // Night',
          side: 'b',
          layout: 'transform',
          faceName: 'Night',
          otherFaceIds: ['2'],
          manaValue: 2,
        },
      ],
      booster: {
        default: {
          boosters: [{ contents: { common: 2 }, weight: 3 }],
          boostersTotalWeight: 3,
          sheets: { common: { cards: { '1': 1, '2': 2 }, totalWeight: 3, foil: false, balanceColors: true } },
        },
      },
    },
  }),
  json('WOO.json', 'MTGJSON v3', {
    name: 'Deep Wood',
    code: 'WOO',
    releaseDate: '2011-09-30',
    booster: [['rare', 'mythic rare'], 'common', 'common'],
    cards: [
      {
        ...magic,
        id: '1',
        name: 'Ash',
        rarity: 'Common',
        colors: ['Green'],
        cmc: 2,
        number: '1',
        layout: 'normal',
        multiverseid: 9,
      },
      {
        ...magic,
        id: '2',
        name: 'Oak',
        rarity: 'Rare',
        colors: ['Blue'],
        cmc: 2,
        number: '2',
        layout: 'normal',
        multiverseid: 10,
      },
    ],
  }),
  json('cards.json', 'Scryfall-shaped card JSON', [
    {
      object: 'card',
      id: '1',
      oracle_id: 'o',
      name: 'Ash',
      lang: 'en',
      set: 'woo',
      set_name: 'Deep Wood',
      released_at: '2020-02-02',
      collector_number: '1',
      rarity: 'rare',
      mana_cost: '{1}{G}',
      cmc: 2,
      type_line: 'Creature — Tree',
      colors: ['G'],
      power: '1',
      toughness: '3',
      image_uris: { normal: '1.jpg' },
      booster: true,
      mtgo_id: 77,
    },
  ]),
  json('pack/wood.json', 'NetrunnerDB-shaped card JSON', [
    {
      code: '1',
      title: 'Ash Run',
      type_code: 'event',
      faction_code: 'oak',
      pack_code: 'wood',
      position: 1,
      quantity: 3,
      cost: 2,
      keywords: 'Run - Path',
      text: 'Gain <strong>9</strong>.',
    },
    { code: '2', duplicate_of: '1', pack_code: 'again', position: 2, quantity: 1 },
  ]),
  json('cards/en/wood1.json', 'pokemon-tcg-data JSON', [
    {
      id: 'wood1-1',
      name: 'Ashling',
      supertype: 'Creature',
      subtypes: ['Basic'],
      hp: '40',
      types: ['Bark'],
      number: '1',
      rarity: 'Common',
      attacks: [{ name: 'Creak', cost: ['Bark'], damage: '20', text: 'Flip.' }],
      weaknesses: [{ type: 'Fire', value: '×2' }],
      retreatCost: ['Bark'],
      images: { small: 'https://trees.example/1.png' },
    },
  ]),
  {
    fileName: 'card.csv',
    format: 'Flesh and Blood tables',
    text: [
      'Unique ID|Name|Color|Pitch|Cost|Power|Defense|Health|Intelligence|Types|Card Keywords|Functional Text|Type Text',
      'c1|Bark Wall|Red|1|2|4|3|||Grover, Action|Go again|"**Go again**\nTwo lines."|Grover Action',
      'c3|Old Root|||||| 20|4|Grover, Hero|||Grover Hero',
    ]
      .join('\n')
      .replaceAll('|', '\t'),
  },
  {
    fileName: 'Deep Wood.xml',
    format: 'Cockatrice card file',
    text: `<?xml version="1.0"?>
<cockatrice_carddatabase version="4"><sets><set><name>WOO</name><longname>Deep Wood</longname><releasedate>2023-08-31</releasedate></set></sets>
<cards><card><name>Ash</name><text>Grow &amp; wait.</text><prop><type>Tree - Oak</type><cmc>3</cmc><colors>GY</colors><pt>2/2</pt></prop>
<set rarity="rare" num="7" picurl="https://trees.example/7.png">WOO</set><related>Twig</related></card></cards></cockatrice_carddatabase>`,
  },
  json('records.json', 'JSON records', [
    {
      Name: 'Ash',
      Cost: 3,
      Color: 'Moss',
      Rarity: 'Rare',
      Set_ID: 'WOO',
      Card_Num: 7,
      Body_Text: 'Grow.',
      Unique_ID: 'WOO-7',
      tags: ['old'],
    },
    {
      Name: 'Birch',
      Cost: 'X',
      Color: 'Moss/Sea',
      Rarity: 'Common',
      Set_ID: 'WOO',
      Card_Num: 8,
      Unique_ID: 'WOO-8',
    },
  ]),
];
