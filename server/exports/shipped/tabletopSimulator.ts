import type { ExportTemplate } from '#contract/games/game.ts';
import { ANY_DECK, JSON_FILE } from './needs.ts';

const LYING =
  '"Transform":{"posX":0,"posY":0,"posZ":0,"rotX":0,"rotY":180,"rotZ":180,"scaleX":1,"scaleY":1,"scaleZ":1}';
const PLACED =
  '"Transform":{"posX":{{ forloop.index0 | times: 4 }},"posY":1,"posZ":0,"rotX":0,"rotY":180,"rotZ":180,"scaleX":1,"scaleY":1,"scaleZ":1}';
const SHEET =
  '"{{ forloop.index }}":{"FaceURL":{{ card.image | json }},"BackURL":{{ deck.back | json }},"NumWidth":1,"NumHeight":1,"BackIsHidden":true}';
const comma = (isFirst: string) => `{% unless ${isFirst} %},{% endunless %}`;

/** A card with a picture on both sides has the other one as its second state. */
const otherFace = (id: string) =>
  `{% if card.backImage != "" %},"States":{"2":{"Name":"CardCustom","Nickname":{{ card.backName | one_line | json }},"CardID":{{ ${id} | times: 100 }},"CustomDeck":{% raw %}{{% endraw %}"{{ ${id} }}":{"FaceURL":{{ card.backImage | json }},"BackURL":{{ deck.back | json }},"NumWidth":1,"NumHeight":1,"BackIsHidden":true}},${LYING}}}{% endif %}`;

/** Every printing is a sheet of one picture, `CardID` a hundred times its number; a pile of one card is that card. */
const SINGLE = `{% assign card = bucket.cards[0] %}{"Name":"CardCustom","Nickname":{{ card.name | one_line | json }},"Description":{{ bucket.label | one_line | json }},"CardID":100,"CustomDeck":{"1":{"FaceURL":{{ card.image | json }},"BackURL":{{ deck.back | json }},"NumWidth":1,"NumHeight":1,"BackIsHidden":true}},${PLACED}{% assign other = 2 %}${otherFace('other')}}`;

const PILE = `{"Name":"DeckCustom","Nickname":{{ bucket.label | one_line | json }},"Description":{{ deck.name | one_line | json }},"ContainedObjects":[{% for card in bucket.cards %}{% assign id = forloop.index | times: 100 %}{% assign isFirst = forloop.first %}{% assign other = forloop.index | plus: 10000 %}{% for copy in (1..card.count) %}{% unless isFirst and forloop.first %},{% endunless %}
  {"CardID":{{ id }},"Name":"Card","Nickname":{{ card.name | one_line | json }},${LYING}${otherFace('other')}}{% endfor %}{% endfor %}],
  "DeckIDs":[{% for card in bucket.cards %}{% assign id = forloop.index | times: 100 %}{% assign isFirst = forloop.first %}{% for copy in (1..card.count) %}{% unless isFirst and forloop.first %},{% endunless %}{{ id }}{% endfor %}{% endfor %}],
  "CustomDeck":{% raw %}{{% endraw %}{% for card in bucket.cards %}${comma('forloop.first')}${SHEET}{% endfor %}},
  ${PLACED}}`;

export const tabletopSimulator: ExportTemplate = {
  slug: 'tts',
  name: 'Tabletop Simulator',
  blurb: 'A saved object with a pile for each bucket; put it into Saves/Saved Objects.',
  fileName: '{deck}.json',
  mediaType: JSON_FILE,
  fit: {
    ...ANY_DECK,
    needs: [{ field: 'image', words: 'picture that other programs can load', without: 'kept' }],
  },
  body: `{"ObjectStates":[{% for bucket in filled %}${comma('forloop.first')}
{% if bucket.total == 1 %}${SINGLE}{% else %}${PILE}{% endif %}{% endfor %}]}
`,
};
