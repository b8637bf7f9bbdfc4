import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/draftSentences.ts';

export default translation<typeof english>()({
  kickedOut: 'Der Host hat dich von diesem Tisch entfernt.',
  tableClosed: 'Dieser Tisch ist für dich nicht mehr offen.',
  nudgeOnlyPost: 'Anstupsen geht nur in Korrespondenz-Drafts.',
  nudgeOwn: 'Das ist dein eigener Platz.',
  startsByItself:
    'Dieser Tisch startet von selbst. Er wartet kurz auf alle Browser, niemand muss „Draft starten“ drücken.',
  readyCleared: 'Geändert: {settings}. Alle müssen sich neu bereit melden.',
  startCalledOff:
    'Der Start wurde abgebrochen: {why}. Es wurde kein Booster verteilt; für den nächsten Start gibt es ein neues Siegel.',
  packsUndealt: 'Die Booster ließen sich nicht verteilen',
  hostLeft: 'Der Host ist gegangen',
  startHostLeft:
    'Der Host ist gegangen, daher wurde der Start abgebrochen. Es wurde kein Booster verteilt; für den nächsten Start gibt es ein neues Siegel.',
  startLeft:
    '{name} ist gegangen, daher wurde der Start abgebrochen. Es wurde kein Booster verteilt; für den nächsten Start gibt es ein neues Siegel.',
  noNumberCame: 'Von {names} kam keine Zahl',
  opensTooMany: '{most, number} Karten lägen auf einmal offen; möglich sind höchstens {allowed, number}.',
  undealtWhy: 'Die Booster dieses Drafts lassen sich nicht verteilen: {why}.',
  discardFewer: 'Die Booster haben {cards, number} Karten: Es müssen weniger verworfen werden.',
  discardUneven:
    'Booster einer Runde haben hier {least, number} bis {most, number} Karten: Verwerfen bei einer festen Kartenzahl geht nicht.',
  poolCovered: 'Dein Pool ist verdeckt, solange Booster umlaufen. Das Deck baust du nach dem Draft.',
  quietNoTime: 'Die Ruhezeit lässt keine Zeit für diesen Pick.',
  playersIn: 'Es sind schon {count, number} Leute dabei. Nimm einige von der Liste oder lass alle zu.',
  eventPlayers: 'Ein Event hat 2 bis {count, number} Leute.',
  streamDelay: 'Ein Stream läuft höchstens 30 Minuten hinterher.',
  gridThree: 'Ein Grid-Draft mit drei Zeilen und drei Spalten braucht zwei oder drei Plätze.',
  gridFour: 'Ein Grid-Draft mit drei Zeilen und vier Spalten braucht zwei bis vier Plätze.',
  housmanSeats: 'Ein Housman-Draft ist für zwei bis acht Plätze.',
  minesweeperCards: 'Ein Grid enthält weniger Karten, als daraus genommen werden sollen.',
  minesweeperSeats: 'Ein Minesweeper-Draft ist für zwei bis acht Plätze.',
  rochesterSeats: 'Ein Rochester-Draft braucht mindestens zwei Plätze.',
  rotisserieSeats: 'Ein Rotisserie-Draft braucht mindestens zwei Plätze.',
  rotisserieCards:
    '{seats, number} Plätze mit je {cards, number} Karten brauchen mehr als die {most, number} Karten, die auf den Tisch passen.',
  seatPacksMost: 'Ein Platz öffnet höchstens {count, number} Booster.',
  tiebreakerOnce: 'Jeder Tiebreaker darf nur einmal vorkommen.',
  reserveTooHigh: 'Das Mindestgebot ist höher als die Zahl der Münzen am Anfang.',
  auctionSeats: 'Eine stille Auktion ist für zwei bis acht Plätze.',
  solomonSeats: 'Ein Solomon-Draft ist für genau zwei Plätze.',
  winchesterSeats: 'Ein Winchester-Draft braucht zwei bis acht Plätze.',
  winstonSeats: 'Ein Winston-Draft braucht zwei bis acht Plätze.',
  teamsSeats: '{teams, number} Teams brauchen mindestens {seats, number} Plätze.',
  teamsUneven: '{seats, number} Plätze lassen sich nicht in {teams, number} gleich große Teams teilen.',
  jumpstartThemes:
    'Jumpstart braucht Halbdecks aus mindestens {themes, number} Themen. Diese Booster haben keine, es fehlen {missing, number}.',
  packsTooSmall:
    '{format} braucht Booster mit mindestens {least, number} Karten. Diese haben {has, number}, es {missing, plural, one {fehlt #} other {fehlen #}}.',
  cardsShort:
    '{format} für {players, plural, one {# Person} other {# Leute}} mit {each} braucht {needs}. {there}, es {missing, plural, one {fehlt #} other {fehlen #}}.',
  wouldNeed:
    '{players, plural, one {# Person} other {# Leute}} mit {each} {players, plural, one {bräuchte} other {bräuchten}} {needs}.',
  aBooster: 'Ein Booster-Draft',
  teamSealedName: 'Team-Sealed',
  aSilentAuction: 'Eine stille Auktion',
  aGrid: 'Ein Grid-Draft',
  packsEach: 'je {count, plural, one {# Booster} other {# Boostern}}',
  countedPacks: '{count, plural, one {# Booster} other {# Booster}}',
  countedCards: '{count, plural, one {# Karte} other {# Karten}}',
  cardsEach: 'je {count, number} Karten',
  differentCards: '{count, number} verschiedene Karten',
  halfDecksEach: 'je {count, number} Halbdecks',
  countedRounds: '{count, number} Runden',
  countedGrids: '{count, number} Grids',
  thereIs: 'Es gibt 1',
  thereAre: 'Es gibt {count, number}',
  thereAreNone: 'Es gibt keine',
  cardsForPacks: 'Die Karten reichen für {count, number}',
  cardsForNone: 'Die Karten reichen nicht für einen',
  planBooster:
    'Je {count, plural, one {# Booster} other {# Booster}} zu {cards, number} Karten. Nimm eine, gib den Rest weiter.',
  planRochester:
    'Je {count, plural, one {# Booster} other {# Booster}}, einer nach dem anderen geöffnet. Alle sehen jede Karte und jeden Pick.',
  planSealed: 'Je {count, plural, one {# Booster} other {# Booster}}. Öffne alle und bau ein Deck.',
  planTeamSealed:
    'Zwei Teams, {count, plural, one {# Booster} other {# Booster}} für jede Person. Ein Team teilt, was es öffnet.',
  planJumpstart:
    'Wähle {count, plural, one {ein Halbdeck} other {# Halbdecks}} nach Thema, jedes Mal aus {offered, number}.',
  planHousman:
    '{count, number} Runden. Verbessere eine Hand von 5 Karten: Tausch dreimal gegen eine von 9 offenen.',
  planAuction:
    'Je 200 Münzen für die Karten aus {count, plural, one {# Booster} other {# Boostern}}. Die Gebote sind geheim.',
  planSolomon:
    '{count, number} Runden. Eine Person teilt 8 offene Karten in zwei Stapel, die andere nimmt einen.',
  planWinston:
    '{count, plural, one {# Booster} other {# Booster}} in einem Nachziehstapel. Sieh dir einen Stapel an: Nimm ihn oder lass ihn wachsen und sieh dir den nächsten an.',
  planWinchester:
    '{count, plural, one {# Booster} other {# Booster}} in einem Nachziehstapel. Nimm einen von 4 offenen Stapeln, dann wachsen alle.',
  planGrid: '{count, number} Grids aus 3 × 3 Karten. Nimm eine Zeile oder eine Spalte.',
  planRotisserie: '{laid, number} verschiedene Karten, alle offen. Nehmt reihum je {count, number}.',
  planMinesweeper:
    '{count, number} Grids aus {width, number} × {height, number} verdeckten Karten. Was du nimmst, deckt seine Nachbarn auf.',
  packUnopened: 'Der Booster „{pack}“ lässt sich nicht öffnen: {why}',
  packUnopenedToo: 'Der Booster „{pack}“ lässt sich nicht öffnen: {why}',
  noSlot: 'Er hat keine Aufteilung mit einem Slot.',
  slotNoSheet: 'Slot „{slot}“ nimmt vom Bogen „{sheet}“, den es nicht gibt.',
  roundNoLayout: 'Runde {round, number} nimmt die Aufteilung „{layout}“, die es nicht gibt.',
  roundEmpty: 'Runde {round, number} hat keine Aufteilung mit einem Gewicht über 0 und einem Slot.',
  sheetUnbalanced:
    'Der Bogen „{sheet}“ wird nach {values, number} Werten ausgeglichen, möglich sind höchstens {most, number}.',
  sheetEmpty: 'Der Bogen „{sheet}“ enthält keine Karte.',
  sheetUnknown:
    'Der Bogen „{sheet}“ nennt {count, plural, one {einen Druck, den} other {# Drucke, die}} das Spiel nicht hat: {printings}.',
  packTooLarge: 'Ein Booster hätte {largest, number} Karten; möglich sind höchstens {most, number}.',
  pilesTooLarge:
    'Die Stapel des Tisches hätten {piled, number} Karten; möglich sind höchstens {most, number}.',
  tooManyLayouts: 'Er hat zu viele Aufteilungen; möglich sind höchstens {most, number}.',
  roundsManyLayouts:
    'Seine Runden nennen zu viele Aufteilungen; alle zusammen dürfen {most, number} nennen, jede so oft, wie sie vorkommt.',
  slotsManySheets:
    'Seine Slots nehmen von zu vielen verschiedenen Bögen. Lass mehr von ihnen von denselben nehmen.',
  sheetsTooLong:
    'Seine Bögen sind zu lang: „{sheet}“ allein hat {count, number} Karten; alle zusammen dürfen {most, number} haben.',
  bagTooLarge:
    'Ein Beutel enthielte {largest, number} Aufteilungen; möglich sind höchstens {most, number}. Verkleinere die Gewichte oder zieh Aufteilungen nach Gewicht.',
  sheetTooUneven:
    'Der Bogen „{sheet}“ ist zu ungleich: Wenige Karten haben fast das ganze Gewicht. Gib den anderen mehr oder lass Karten sich wiederholen.',
  tableNeedsCards: 'Der Tisch braucht {needs, number} verschiedene Karten, die Booster haben {has, number}.',
  slotNeeds: 'Slot {slot}: braucht {needs, number}, hat {has, number}.',
  slotNeedsDifferent:
    'Slot {slot}: braucht {needs, number} verschiedene Karten in einem Booster, hat {has, number}.',
  drafting:
    '{cards, plural, one {# Karte wirkt} other {# Karten wirken}} beim Draften ({effects}); hier {cards, plural, one {wird sie} other {werden sie}} wie jede andere Karte gedraftet.',
  draftingList: 'Karten, die beim Draften wirken ({effects}), werden wie jede andere Karte gedraftet.',
  seatClosed: 'Dieser Platz ist für dich nicht einsehbar.',
  mtgoNothing: 'In diesem Draft gab es keine Picks aus Boostern, und der MTGO-Text kennt nichts anderes.',
  forkWhenOver: 'Weiterspielen lässt sich ein Draft, wenn er vorbei ist.',
  noDeckYet: 'Zu diesem Pool gibt es noch kein Deck.',
  pollWhenOver: 'Über einen Pick lässt sich abstimmen, wenn der Draft vorbei ist.',
  pollGone: 'Diese Frage gibt es nicht mehr.',
  shareWhenOver: 'Ergebnisse lassen sich teilen, wenn der Draft vorbei ist.',
  linksMost: 'Zu diesem Draft sind schon zwanzig Links offen. Nimm zuerst einen zurück.',
  linkGone: 'Diesen Link gibt es nicht mehr.',
  linkOver: 'Dieser Link öffnet sich nicht mehr: Er ist abgelaufen oder wurde zurückgenommen.',
  picksHostAlone: 'Die Picks dieses Tisches sieht nur der Host.',
  picksWhenClosed:
    'Die Picks werden geöffnet, wenn {what, select, event {das Event} other {der Tisch}} geschlossen ist.',
  resultsWhenOver: 'Die Ergebnisse stehen hier, wenn der Draft vorbei ist.',
  logWhenClosed: 'Das Log ist offen, wenn das Event geschlossen ist.',
  logWhenOver: 'Das Log ist offen, wenn der Draft vorbei ist.',
  gameUnknownFigures: 'Dieses Spiel gibt es nicht.',
  guestNameTaken: 'Hier hat schon jemand einen ähnlichen Namen. Nimm einen anderen.',
  oneLetter: 'Verwende mindestens einen Buchstaben oder eine Ziffer.',
  atMostCharacters: 'Verwende höchstens {count, number} Zeichen.',
  passwordCommon: 'Dieses Passwort würden andere mit als Erstes probieren.',
  passwordOwn: 'Nimm nicht deinen Nutzernamen oder deine E-Mail-Adresse als Passwort.',
  tokenName: 'Gib dem Token einen Namen.',
  tokenScopeOne: 'Wähle mindestens eine Berechtigung.',
  tokenLongest: 'Ein Token gilt höchstens 90 Tage.',
  cubeLink: 'Füge einen Link zu einem Cube ein.',
  linkShorter: 'So lang ist kein Link.',
  typeToDelete: 'Gib {name} ein, um dieses Konto zu löschen.',
  providerSilent: 'Der Login-Anbieter hat nicht geantwortet. Versuch es gleich noch einmal.',
  signInCancelled: 'Der Login wurde abgebrochen.',
  signInElsewhere: 'Dieser Login wurde anderswo oder vor zu langer Zeit begonnen. Fang bitte neu an.',
  signInUnverified: 'Die Antwort des Login-Anbieters ließ sich nicht prüfen.',
  tooManyMinutes: 'Zu viele Versuche. Versuch es in ein paar Minuten wieder.',
  accountNotHere: 'Dieses Konto kann sich hier nicht einloggen.',
  signedOutMeanwhile: 'Du wurdest inzwischen ausgeloggt. Fang bitte neu an.',
  signInOther: 'Dieser Login gehört zu einem anderen Konto.',
  lineRemovedByAdmin: 'Diese Zeile wurde von einem Admin entfernt.',
  lineRemovedWithAccount: 'Diese Zeile wurde mit ihrem Konto entfernt.',
  noEventNumber: 'Kein Ereignis hat die Nummer {number, number}.',
  rulesUnread: 'Die Regeln dieses Drafts lassen sich nicht mehr lesen. Er muss neu importiert werden.',
  gameNoPack: '{game} hat keinen Booster „{pack}“.',
});
