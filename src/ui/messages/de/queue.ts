import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'Warteschlange, Tische bilden sich von selbst',
  title: 'Warteschlange',
  hint: 'Ein Tisch bildet sich von selbst, ohne Host.',
  kind: '{game}, {template}',
  noGame: 'Hier gibt es noch kein Spiel, das mehrere draften können.',
  game: 'Spiel, auf das du wartest',
  template: 'Draft, auf den du wartest',
  sitDown: 'Platz nehmen',
  sitDownFor: 'Platz nehmen: {kind}',
  sitDownToo: 'Auch Platz nehmen',
  others: 'Warteschlangen mit Leuten',
  nobodyWaits: 'Darauf wartet noch niemand. Dauert etwa {length}, sobald es losgeht.',
  someWait: '{waiting, number} von {seats, number} warten. Dauert etwa {length}, sobald es losgeht.',
  count: '{waiting, number} von {seats, number} warten',

  bots: 'Bots',
  botsWish:
    '{wish, select, afterWait {nach {minutes, plural, one {1 Minute} other {# Minuten}}} now {sobald alle einverstanden sind} other {nie, nur Menschen}}',

  waitingTitle: 'Du wartest',
  formsWithPeople:
    'Der Tisch bildet sich, wenn noch {missing, plural, one {1 Person Platz nimmt} other {# Personen Platz nehmen}}. Wie lange das dauert, weiß niemand.',
  formsWithBots:
    'Der Tisch bildet sich, wenn noch {missing, plural, one {1 Person Platz nimmt} other {# Personen Platz nehmen}}, oder mit Bots in {left}.',
  botsNow:
    '{wanting, number} von {people, number} wollen jetzt mit Bots anfangen. Alle müssen einverstanden sein.',
  startNow: 'Jetzt mit Bots anfangen',
  waitOn: 'Weiter auf Menschen warten',
  leave: 'Verlassen',
  keepOpen:
    'Lass diesen Tab im Hintergrund offen. Ein Ton und der Titel des Tabs rufen dich, dann hast du {seconds, number} Sekunden für deine Antwort.',

  found: 'Tisch gefunden',
  foundForOthers: 'Warten auf die anderen',
  foundPeople: '{people, plural, one {1 Mensch} other {# Menschen}}, keine Bots',
  foundMixed:
    '{people, plural, one {1 Mensch} other {# Menschen}} und {bots, plural, one {1 Bot} other {# Bots}}',
  there: '{there, number} von {people, number} sind da',
  allThere: 'Alle sind da',
  startsItself: '{there}. Es geht los, sobald alle da sind.',
  timeLeft: '{there}, noch {left}',
  notNowHint: 'Mit „Nicht jetzt“ gibst du deinen Platz in der Schlange auf.',
  saidHere: 'Du hast gesagt, dass du da bist.',
  imHere: 'Ich bin da',
  notNow: 'Nicht jetzt',
  leaveAfterAll: 'Doch verlassen',
  secondsLeft: 'noch {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  tabFound: '● Tisch gefunden',
  tabTitle: '{news} · {title}',

  atTable: 'Du sitzt an einem Tisch aus der Warteschlange',
  atTableHint: 'Wenn der Draft vorbei ist, kannst du wieder Platz nehmen.',
  backToDraft: 'Zurück zum Draft',
  ready: 'Dein Tisch ist bereit',
  readySpoken: 'Dein Tisch ist bereit.',
  readyHint: 'Gleich geht es los.',
  goToTable: 'Zum Tisch',

  told: '{why, select, missed {Ein Tisch war gefunden, aber du hast nicht rechtzeitig geantwortet. Dein Platz in der Schlange ist weg.} absent {Du warst länger als eine Minute weg. Dein Platz in der Schlange ist weg.} other {Jemand war nicht da, also kam der Tisch nicht zustande. Deinen Platz in der Schlange hast du noch.}}',
  lost: 'Verbindung verloren. Sobald sie zurück ist, geht es weiter.',
  lostPlace:
    'Verbindung verloren. Wir halten deinen Platz eine Minute lang frei, und wenn du zurück bist, geht es weiter.',
});
