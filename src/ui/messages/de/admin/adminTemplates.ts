import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'Draft-Vorlagen',
  lead: 'Die Arten von Drafts, aus denen Hosts wählen: Runden und Schritte, Uhr und Plätze.',
  templates: 'Vorlagen',
  search: 'Vorlage suchen',
  new: 'Neue Vorlage',
  untitled: 'Vorlage ohne Namen',
  all: 'Alle Vorlagen',
  none: 'Noch keine Vorlagen',
  noneHint: 'Eine Vorlage sagt, was man mit den Boostern eines Spiels macht. Leg zuerst einen Booster an.',
  gone: 'Diese Vorlage gibt es hier nicht. Sie wurde gelöscht oder gehört zu einem anderen Spiel.',
  deleted: 'Vorlage {name} gelöscht.',
  notSaved: 'Die Vorlage wurde nicht gespeichert',
  copy: 'Eigene Kopie anlegen',
  game: 'Spiel',
  tables: 'Tische',
  owner: 'Von',
  ofGame: 'Das Spiel',
  statusLabel: 'Status',
  status:
    '{status, select, draft {Entwurf} preview {Vorschau} published {Veröffentlicht} other {Archiviert}}',
  setStatus: '{status, select, published {Veröffentlichen} preview {In die Vorschau} other {Archivieren}}',
  alreadySet:
    '{status, select, published {Sie sind schon veröffentlicht.} preview {Sie sind schon in der Vorschau.} other {Sie sind schon archiviert.}}',
  statusSet:
    '{templates, plural, one {1 Vorlage} other {{templates, number} Vorlagen}} {status, select, published {veröffentlicht} preview {in der Vorschau} other {archiviert}}.',

  nameAndTable: 'Name und Tisch',
  name: 'Name',
  slug: 'Kurzname',
  slugHint: 'Steht in Links und lässt sich später nicht ändern.',
  blurb: 'Beschreibung für Hosts',
  formatLabel: 'Format',
  clockLabel: 'Uhr',
  clock:
    '{clock, select, quick {Schnell} standard {Normal} relaxed {Entspannt} none {Ohne Uhr} other {Korrespondenz}}',
  whoPlays: 'Wer kann sie spielen?',
  statusHint:
    '{status, select, draft {Entwurf: nur wem sie gehört, und Admins} preview {Vorschau: auch PowerUser} published {Veröffentlicht: Alle können Tische damit eröffnen} other {Archiviert: niemand}}',
  seats: 'Plätze',

  rules: 'Regeln',
  format:
    '{format, select, booster {Booster} sealed {Sealed} teamSealed {Team-Sealed} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Minesweeper} housman {Housman} silentAuction {Stille Auktion} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid} other {Unbekanntes Format}}',
  formatHint:
    '{format, select, booster {Alle öffnen einen Booster, nehmen Karten und geben den Rest weiter.} sealed {Alle öffnen Booster und bauen daraus ein Deck.} teamSealed {Jedes Team öffnet Booster in einen gemeinsamen Pool, und alle im Team nehmen sich Karten daraus.} jumpstart {Alle wählen versiegelte Halbdecks nach ihren Themen.} rochester {Ein Booster nach dem anderen liegt offen, und alle nehmen reihum Karten.} rotisserie {Alle Karten liegen von Anfang an offen und werden einzeln genommen.} minesweeper {Ein Grid verdeckter Karten. Wer eine nimmt, deckt die daneben auf.} housman {Reihum werden Karten der geheimen Hand gegen offene getauscht.} silentAuction {Alle bieten geheim auf alle Karten eines Boosters zugleich.} solomon {Eine Person teilt die offenen Karten in zwei Stapel, die andere wählt einen.} winston {Man sieht sich die Stapel der Reihe nach an, nimmt einen oder passt.} winchester {Man nimmt einen von mehreren offenen Stapeln, dann wachsen alle.} grid {Man nimmt ganze Zeilen und Spalten offener Karten.} other {}}',
  rule: '{rule, select, pack {Booster} packs {Booster} teams {Teams} offered {Zur Wahl} chosen {Insgesamt gewählt} packsPerSeat {Booster pro Kopf} grids {Grids} width {Spalten} height {Zeilen} picksPerGrid {Picks pro Grid} reveal {Zuerst aufgedeckt} rounds {Runden} handSize {Karten auf der Hand} revealed {Offene Karten} exchanges {So oft tauschen} turnOrder {Zugreihenfolge} startingFunds {Münzen am Anfang} reservePrice {Mindestgebot} price {Wer gewinnt, zahlt} cardsPerRound {Karten pro Runde} piles {Stapel} size {Größe} picksPerSeat {Reihen pro Kopf} hasReview {Durchsicht zwischen den Boostern} kind {Ausgelegt} cardsPerSeat {Karten pro Kopf} lay {Wie viele} do {Was passiert} count {Wie viele} direction {Wohin} by {Verglichen wird} prefer {Es gewinnt} other {Regel}}',
  ruleHint:
    '{rule, select, hasReview {Nach jeder Runde außer der letzten haben alle einen Moment, um ihren Pool durchzusehen.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {Die Mitte} corners {Die Ecken} borders {Die Ränder} classic {Immer gleich} snake {Hin und zurück} first {Das eigene Gebot} second {Das zweithöchste Gebot} 3x3 {3 × 3} 3x4 {3 × 4} 1 {Eins} 2 {Zwei} enough {Genug für alle} all {Alle, die es gibt} singleton {Verschiedene Karten, je eine} packs {Die Karten aus Boostern} pick {Picken} burn {Verbrennen} random {Zufällig nehmen} pass {Weitergeben} discardRest {Rest verwerfen} left {Nach links} right {Nach rechts} none {Nirgendwohin} funds {Münzen} cards {Karten} more {Wer mehr hat} fewer {Wer weniger hat} other {Andere}}',
  noPack: 'Noch kein Booster',
  packMissing: '{pack} (fehlt)',
  packOf: '{pack} ({owner})',
  choosePack: 'Wähle einen Booster dieses Spiels.',
  between: '{min, number} bis {max, number}',
  packsBySeat: 'Die Plätze öffnen verschiedene Booster: {packs}.',
  samePack: 'Alle öffnen denselben Booster',
  list: '{list, select, rounds {Runden} opening {Zuerst, mit vollem Booster} steps {Wiederholen, bis der Booster leer ist} packs {Alle öffnen} tiebreakers {Bei gleichen Geboten gewinnt} other {Liste}}',
  item: '{list, select, rounds {Runde {number, number}} packs {Booster {number, number}} tiebreakers {Tiebreaker {number, number}} other {Schritt {number, number}}}',
  addItem:
    '{list, select, rounds {Runde} opening {Schritt für vollen Booster} packs {Booster} tiebreakers {Tiebreaker} other {Schritt}}',
  removeItem: '{item} entfernen',
  fewest:
    '{list, select, rounds {Ein Draft hat mindestens eine Runde.} other {Mindestens eins muss da sein.}}',
  most: 'Es können höchstens {max, number} sein.',

  unplayable: 'Das lässt sich noch nicht spielen',
  play: 'Spielen',
  length:
    '{rounds, plural, one {1 Runde} other {{rounds, number} Runden}}, {decisions, plural, one {1 Entscheidung} other {{decisions, number} Entscheidungen}} und {cards, plural, one {1 Karte} other {{cards, number} Karten}} pro Kopf. {seats, plural, one {1 Person} other {{seats, number} Personen}}.',
  playNow:
    '{bots, plural, =0 {Jetzt spielen} one {Jetzt gegen 1 Bot spielen} other {Jetzt gegen {bots, number} Bots spielen}}',
  saveAndPlay:
    '{bots, plural, =0 {Speichern und spielen} one {Speichern und gegen 1 Bot spielen} other {Speichern und gegen {bots, number} Bots spielen}}',
  isArchived: 'Archivierte Vorlagen lassen sich nicht spielen.',
  noClock: 'Für Picks gibt es kein Zeitlimit.',
  timeBank: '{bank, number} Stunden pro Kopf. Jeder Pick gibt {back, number} Stunden zurück.',
  cardsFor: 'Karten für {seats, plural, one {einen Platz} other {{seats, number} Plätze}}',
  packClosed: 'Der Booster „{pack}“ lässt sich nicht öffnen. {why}',
  enough: 'Die Karten reichen für alle Booster.',
  cannotStart: 'Dieser Tisch kann nicht beginnen',
  willRepeat: 'In einem Booster werden sich Karten wiederholen',
});
