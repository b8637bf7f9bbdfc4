import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminRarities.ts';

export default translation<typeof english>()({
  title: '{part, select, rarities {Seltenheiten} other {Deckbereiche}}',
  list: '{part, select, rarities {Seltenheiten} other {Deckbereiche}}',
  listOf: '{part, select, rarities {Seltenheiten} other {Deckbereiche}} von {game}',
  one: '{part, select, rarities {Seltenheit} other {Deckbereich}}',
  all: '{part, select, rarities {Seltenheiten} other {Deckbereiche}}',
  lead: '{part, select, rarities {Die häufigste zuerst. Form und Farbe unterscheiden sie. Karten mit Sechseck, Stern oder Ring haben einen glänzenden Rand.} other {Die Teile eines Decks: Maindeck, Sideboard, Leader. Picks kommen in den Hauptbereich, oder ins Side, wenn man sie dorthin legt.}}',
  none: '{game} hat noch keine Seltenheiten. Booster ziehen nach Seltenheit: „1 Rare, 3 Uncommons, 10 Commons“.',
  full: 'Es gibt schon {most, number}',
  inUse:
    '{part, select, rarities {{count, plural, one {1 Druck hat sie} other {{count, number} Drucke haben sie}}} other {{count, plural, one {1 Deck hat Karten darin} other {{count, number} Decks haben Karten darin}}}}',
  last: 'Ein Spiel hat mindestens einen Deckbereich',
  name: 'Name',
  key: '{part, select, rarities {Code auf Karten} other {Schlüssel in Decks}}',
  colour: 'Farbe',
  shape: 'Form',
  shapes: '{shape, select, circle {Kreis} diamond {Raute} hexagon {Sechseck} star {Stern} other {Ring}}',
  printings: '{count, plural, one {1 Druck} other {{count, number} Drucke}}',
  decks: '{count, plural, one {In 1 Deck} other {In {count, number} Decks}}',
  faint: 'Auf einer Karte schlecht zu sehen: Der Kontrast ist {contrast} zu 1 und sollte mindestens 3 sein.',
  alike:
    'Sieht {vision, select, noRed {für Leute, die kein Rot sehen, } noGreen {für Leute, die kein Grün sehen, } other {}}aus wie {name}. Gib ihr eine andere Form oder Farbe.',
  preview: 'Vorschau',
  previewTitle: '{part, select, rarities {Auf Karten} other {Ein Deck von {game}}}',
  min: 'Mindestens Karten',
  max: 'Höchstens Karten',
  noLimit: 'Keine Grenze',
  range:
    '{kind, select, any {beliebig viele} atLeast {{min, number} oder mehr} exactly {genau {min, number}} upTo {bis zu {max, number}} other {{min, number} bis {max, number}}}{role, select, side {, der Rest des Pools} other {}}',
  roles: '{role, select, main {Das Deck, Picks kommen hierher} other {Der Rest des Pools}}',
});
