import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/adminSentences.ts';

export default translation<typeof english>()({
  oneGame: 'Wähle {what, select, card {Karten} printing {Drucke} other {Einträge}} eines einzigen Spiels.',
  attributeIs: '{label}: Das ist {kind, select, number {eine Zahl} text {ein Text} other {eine Liste}}.',
  noAttribute: '{game} hat kein Merkmal „{attribute}“.',
  noLane: '„{name}“ gibt es in {game} nicht ({lane}).',
  noSet: '{game} hat kein Set „{set}“.',
  noRarity: '{game} hat keine Seltenheit „{rarity}“.',
  cardNameTaken: 'Eine andere Karte dieses Spiels heißt schon so.',
  packSlugStays: 'Der Kurzname eines Boosters bleibt, wie er ist: Vorlagen verwenden ihn.',
  openedByMore:
    '„{pack}“ wird geöffnet von {names} und {more, number} weiteren. Ändere oder lösche zuerst {count, plural, one {diese Vorlage} other {diese Vorlagen}}.',
  openedBy:
    '„{pack}“ wird geöffnet von {names}. Ändere oder lösche zuerst {count, plural, one {diese Vorlage} other {diese Vorlagen}}.',
  adminPublishes: 'Nur ein Admin veröffentlicht Vorlagen. Teile deine als Vorschau.',
  templateSlugStays: 'Der Kurzname einer Vorlage bleibt, wie er ist: Tische und Links verwenden ihn.',
  exportSlugStays: 'Der Kurzname eines Exports bleibt, wie er ist: Links verwenden ihn.',
  shippedStays:
    '„{name}“ gehört zu Passleft und bleibt. Stell stattdessen die mitgelieferte Fassung wieder her.',
  laneUsed:
    'Zu {lane} {count, plural, one {gehört # Karte} other {gehören # Karten}}. Gib {count, plural, one {ihr} other {ihnen}} zuerst einen anderen Wert ({word}).',
  rarityUsed:
    '{count, plural, one {# Druck ist} other {# Drucke sind}} {rarity}. Gib {count, plural, one {ihm} other {ihnen}} zuerst eine andere Seltenheit.',
  bucketUsed:
    '{count, plural, one {# Deck hat} other {# Decks haben}} Karten in {bucket}. Ein benutzter Deckbereich bleibt; du kannst ihn umbenennen.',
  packBalanced: 'Der Booster {pack} wird nach {attribute} ausgeglichen. Ändere zuerst den Booster.',
  gameAddressTaken: 'Ein anderes Spiel hat die Adresse „{address}“.',
  gameNoCards: '{game} hat noch keine Karten. Füg welche hinzu, bevor du es veröffentlichst.',
  gameNoTemplate: '{game} hat noch keine veröffentlichte Draft-Vorlage. Niemand könnte damit draften.',
  typeGameName: 'Gib „{name}“ ein, um es zu löschen.',
  madeWithBoth:
    'Mit {game} gibt es {drafts, plural, one {1 Draft} other {# Drafts}} und {events, plural, one {1 Event} other {# Events}}. Archiviere es stattdessen: Dann startet niemand mehr etwas Neues damit.',
  madeWithDrafts:
    'Mit {game} gibt es {drafts, plural, one {1 Draft} other {# Drafts}}. Archiviere es stattdessen: Dann startet niemand mehr einen neuen.',
  madeWithEvents:
    'Mit {game} gibt es {events, plural, one {1 Event} other {# Events}}. Archiviere es stattdessen: Dann startet niemand mehr ein neues.',
  hostName: 'Gib den Namen eines Hosts ein, etwa cards.example.org.',
  hostPublic: 'Nenne einen öffentlichen Host: Aus dem internen Netz werden keine Bilder geholt.',
  hostOwn: 'Das ist diese Seite selbst. Eigene Bilder brauchen keine Erlaubnis.',
  packDraws: 'Der Booster „{pack}“ zieht aus {set}. Ändere zuerst den Booster.',
  packNames: 'Der Booster „{pack}“ nennt {card}. Nimm sie zuerst aus dem Booster.',
  notCounted:
    'Die Zahlen {what, select, overview {der Übersicht} other {der Verwaltung}} ließen sich nicht ermitteln.',
  otherPrintings:
    '{card} hat seitdem andere Drucke bekommen, daher wurde nichts zurückgesetzt. Lösche zuerst diese.',
  revertBlocked: 'Etwas, das seitdem entstanden ist, steht im Weg; nichts wurde zurückgesetzt.',
  revertNot: 'Das lässt sich nicht zurücksetzen.',
  revertedAlready: 'Das wurde schon zurückgesetzt.',
  revertVersion: 'Diese Version kann das nicht zurücksetzen.',
  rowsChanged:
    '{count, plural, one {Eine Zeile wurde} other {# Zeilen wurden}} seitdem geändert, daher wurde nichts zurückgesetzt. Sieh dir zuerst die späteren Änderungen an.',
  setCodeTaken: 'Ein anderes Set dieses Spiels hat diesen Code.',
  chooseGame: 'Wähle ein Spiel.',
  codeCarried:
    '{count, plural, one {Ein Druck trägt} other {# Drucke tragen}} den Code {code}, daher bleibt er.',
  tooManyRows: 'Mehr als 5.000 Zeilen passen. Grenze die Liste zuerst ein.',
  noSort: 'Diese Liste lässt sich nicht nach „{column}“ sortieren.',
  filterUnread: 'Der Filter ließ sich nicht lesen.',
  noListFilter: 'Diese Liste hat keinen Filter „{name}“.',
  hasAccount: '{handle} hat schon ein Konto mit dieser Adresse.',
  endPassed: 'Wähle ein Ende, das noch nicht vorbei ist.',
  endTenYears: 'Wähle ein Ende in den nächsten zehn Jahren oder keines.',
  noPicture: 'Das ist kein JPEG, PNG, WebP, AVIF oder GIF.',
  noPictureThere: 'Es ist kein JPEG, PNG, WebP, AVIF oder GIF.',
  pictureBroken: 'Dieses Bild ist kaputt oder hat mehr als 25 Millionen Pixel.',
  pictureNoCard: 'Keine Karte hat diesen Namen oder diese Nummer.',
  pictureMany: '{count, number} Drucke haben diesen Namen; ergänze die Nummer im Dateinamen.',
  notFetched: 'Es ließ sich nicht holen.',
  hostNotShown: 'Bilder von diesem Host werden hier nicht gezeigt.',
  tooManyPictures: 'Es wurden zu viele Bilder auf einmal angefragt.',
  noAddress: 'Das ist keine Adresse.',
  onlyHttps: 'Die Adresse muss mit https beginnen.',
  addressHolds: 'Die Adresse darf keinen Namen und kein Passwort enthalten.',
  notConnected: 'Dieser Server verbindet sich nicht mit dieser Adresse.',
  otherAnswered: 'Der andere Server antwortete mit {status}.',
  leadsOn: 'Diese Adresse leitet immer weiter.',
  fellSilent: 'Der andere Server hat nicht mehr geantwortet.',
  answerPacked: 'Die Antwort war komprimiert.',
  answerLong: 'Die Antwort war zu lang.',
  tookTooLong: 'Es dauerte zu lange.',
  exportCockatrice:
    'Eine Deckdatei für Cockatrice, mit dem sich jedes Spiel spielen lässt, dessen Karten es hat.',
  exportMtgoFile: 'Die Datei, die Magic Online öffnet, mit den genauen Drucken.',
  exportForge: 'Eine Deckdatei für Forge, mit dem Set jeder Karte.',
  exportXmage: 'Eine Deckdatei für XMage, mit Set und Nummer jeder Karte.',
  exportCsv: 'Eine Tabelle für Tabellen- und Sammlungsprogramme; keine Zelle ist eine Formel.',
  exportJson: 'Das ganze Deck für eigene Programme: Bereiche, Drucke, externe Kennungen.',
  exportSwu: 'Leader, Basis und Deck nach Set und Nummer, für SWUDB, Karabast und Forceteki.',
  exportTts: 'Ein gespeichertes Objekt mit einem Stapel je Bereich; leg es in Saves/Saved Objects.',
  exportText: 'Anzahl und Name, eine Zeile je Karte. Das lesen Menschen und fast jedes Programm.',
  exportArena: 'Namen mit Set und Nummer, zum Einfügen in den Deckimport von MTG Arena.',
  exportMtgoText: 'Die Textliste, die Magic Online importiert, geteilte Karten als A/B.',
  exportClipboard: 'Eine Liste für „Deck aus der Zwischenablage laden“ in Cockatrice.',
  exportBoxes: 'Anzahl, Set und Nummer, um Karten aus nach Nummern sortierten Kisten zu holen.',
  exportYdk: 'Passcodes, ein Exemplar je Zeile, für EDOPro, YGO Omega und Dueling Nexus.',
  exportYdke: 'Dieselben Passcodes als ein Link, zum Einfügen in einen Simulator.',
});
