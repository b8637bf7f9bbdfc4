import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/hosting.ts';

export default translation<typeof english>()({
  title: 'Tisch eröffnen',
  open: 'Tisch eröffnen',
  opening: 'Tisch wird eröffnet',
  notOpened: 'Der Tisch wurde nicht eröffnet',
  gamesFailed: 'Die Spiele ließen sich nicht laden',
  logIn: 'Einloggen',
  createAccount: 'Konto anlegen',
  next: '{visibility, select, open {Der Tisch steht sofort öffentlich in der Liste} other {Du bekommst einen Link zum Teilen}}. {clock, select, quick {Schnelle Uhr} standard {Normale Uhr} relaxed {Entspannte Uhr} none {Ohne Uhr} other {Korrespondenz}}. Bis zum Start kannst du alles ändern, außer Spiel und Format.',

  what: 'Was wollt ihr draften?',
  how: 'Wie?',
  howFast: 'Wie schnell?',
  howFastHint: 'Zeit pro Pick, vom ersten bis zum letzten',
  cards: '{count, plural, one {1 Karte} other {# Karten}}',
  clockHint:
    '{clock, select, none {Alle nehmen sich Zeit} correspondence {Über Tage, per E-Mail und Push} other {{first, number} s bis {last, number} s}}',

  more: 'Mehr',
  moreWords:
    '{seats, plural, one {1 Platz} other {# Plätze}}, {picks, select, everyone {danach sehen alle die Picks} closed {alle sehen die Picks, wenn der Tisch geschlossen ist} host {danach sieht der Host die Picks} other {alle sehen nur die eigenen Picks}}, {watchers, select, yes {Zuschauen erlaubt} other {kein Zuschauen}}{teams, select, yes {, zwei Teams} other {}}{review, select, yes {, Durchsicht zwischen den Boostern} other {}}',
  seats: 'Plätze',
  seatsHint: 'Plätze, die frei bleiben, können Bots füllen.',
  description: 'Beschreibung',
  descriptionHint: 'Eine Zeile für alle, die einen Tisch suchen.',
  picks: 'Wer sieht nach dem Draft die Picks?',
  picksChoice:
    '{picks, select, everyone {Alle} closed {Alle, wenn geschlossen} host {Der Host} other {Alle nur ihre eigenen}}',
  picksHint:
    '{picks, select, everyone {Alle am Tisch sehen jeden Pick und jedes Deck.} closed {Alle sehen sie, sobald jedes Deck abgegeben ist oder du den Tisch schließt.} host {Alle sehen ihre eigenen, und du siehst sämtliche.} other {Alle sehen nur ihre eigenen.}}',
  watchers: 'Zuschauen',
  watchersHint: 'Wer keinen Platz hat, kann zuschauen. Booster und Pools bleiben dabei verdeckt.',
  hints: 'Tipps',
  hintsHint: 'Wer im Profil Tipps eingeschaltet hat, sieht, was ein Bot nehmen würde.',
  noSeat: 'Ohne eigenen Platz leiten',
  noSeatHint:
    'Du leitest den Tisch und siehst nur, was man beim Zuschauen sieht: keine Booster, keine Pools.',
  inLobby:
    'Booster und Picks, Sekunden, Durchsicht zwischen den Boostern und Teams stellst du in der Lobby ein. Wir merken es uns für deinen nächsten Tisch.',
  reset: 'Letzte Einstellungen vergessen',

  tableName: 'Name des Tisches',
  tableNameHint: 'Du kannst ihn in der Lobby ändern.',
  whoCanJoin: 'Wer kann mitspielen?',
  friends: 'Freunde mit dem Link',
  friendsHint: 'Nur wer den Link oder den Code hat, findet den Tisch.',
  anyone: 'Alle',
  anyoneHint: 'Steht unter „Tische“, sobald du ihn eröffnest.',
  verifyFirst: 'Bestätige deine E-Mail-Adresse, um einen Tisch öffentlich zu zeigen.',
  moreFormats: 'Mehr Formate',
  moreFormatsHint: 'Alle anderen Arten, diese Karten zu draften',
  chosen: 'Gewählt: {format}',
  formatsLabel: 'Formate mit {pack}',
  pack: 'Karten aus',
  loading: 'Formate werden geladen',
  loadFailed: 'Die Formate ließen sich nicht laden',
  retry: 'Nochmal',
  nothingMore: 'Oben stehen schon alle Formate dieses Spiels.',
  seatsAndTime:
    '{seats, plural, one {1 Platz} other {# Plätze}}, etwa {minutes, plural, one {1 Minute} other {# Minuten}}',
});
