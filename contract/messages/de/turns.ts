import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  tables: '{count, plural, one {# Tisch} other {# Tische}}',

  yourTurnSubject: 'Du bist dran: {table}',
  yourTurnWords: '„{table}“ wartet auf deinen Pick. Auf deinem Zeitkonto: {left}.',
  clockRests:
    'In deiner Ruhezeit steht die Uhr. Bei null werden deine Karten mit Stern der Reihe nach genommen.',
  toTable: 'Zum Tisch',
  hurrySubject: 'Deine Zeit läuft ab: {table}',
  hurryWords: 'Auf deinem Zeitkonto an „{table}“: {left}. Danach wird eine Karte für dich genommen.',
  pickNow: 'Jetzt picken',
  nudgeSubject: '{name} wartet auf dich: {table}',
  nudgeWords: '{name} bittet um deinen Pick an „{table}“. Auf deinem Zeitkonto: {left}.',
  overSubject: 'Der Draft ist vorbei: {table}',
  overWords: 'Alle Picks an „{table}“ sind gemacht. Jetzt bau dein Deck in Passleft.',
  buildDeck: 'Deck bauen',
  whyMailed:
    'Du bekommst das, weil du einen Korrespondenz-Draft spielst. So bekommst du keine E-Mails mehr, wenn du dran bist:',

  pushTurn: 'Du bist dran',
  pushHurry: 'Deine Zeit läuft ab',
  pushNudge: '{name} wartet auf dich',
  pushOver: 'Der Draft ist vorbei',
  pushLeft: '{table}: noch {left}.',
  pushBuild: '{table}: Bau dein Deck.',

  stopTitle: 'Keine E-Mails mehr, wenn du dran bist?',
  stopWords: 'Du kannst sie in deinem Profil jederzeit wieder anschalten.',
  stopButton: 'Keine E-Mails mehr senden',
  stoppedTitle: 'Du bekommst keine E-Mails mehr, wenn du dran bist',
  stoppedWords: 'Deine Drafts gehen weiter wie bisher. In deinem Profil schaltest du die E-Mails wieder an.',
  unknownTitle: 'Dieser Link gilt nicht',
  unknownWords: 'Schalt die E-Mails in deinem Profil unter „Töne und Hinweise“ aus.',
  toProfile: 'Zu deinem Profil',
});
