import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAnalytics.ts';

export default translation<typeof english>()({
  title: 'Statistik',
  lead: 'Ohne Namen gezählt: Die Picks einzelner Leute sind daraus nicht zu erkennen.',
  period: 'Zeitraum',
  periods: '{days, plural, =365 {Jahr} other {# Tage}}',
  tabDrafts: 'Drafts',
  tabCards: 'Pick-Reihenfolge',
  failedToLoad: 'Die Zahlen ließen sich nicht laden',
  note: 'Ohne Namen und Adressen gezählt. Bei weniger als {few, number} stehen die Zahlen statt eines Anteils da.',
  uncounted:
    'Die Picks von {count, plural, one {1 Draft sind} other {{count, number} Drafts sind}} noch nicht gezählt. Das passiert innerhalb der nächsten Stunde.',
  nothingDrafted: 'In diesem Zeitraum wurde nichts gedraftet.',
  asTable: 'Als Tabelle',
  asChart: 'Als Diagramm',
  csv: 'CSV',
  csvLabel: 'CSV: {title}',
  figuresLabel: '{title} Zahlen',

  completion: 'Wie viele Drafts werden fertig?',
  completionFew:
    'Vorbei sind {over, number}, davon wurden <b>{finished, number}</b> fertig: zu wenige für einen Anteil.',
  completionShare:
    '<b>{share}</b> von denen, die vorbei sind, wurden fertig{trend, select, up {, mehr als die {before} im Zeitraum davor} down {, weniger als die {before} im Zeitraum davor} same {, wie im Zeitraum davor} other {}}.',
  completionSample:
    '{started, plural, one {# Draft} other {{started, number} Drafts}}{open, plural, =0 {} one {, 1 läuft noch} other {, {open, number} laufen noch}}',
  completionChart: 'Drafts pro Tag, begonnen und fertig',
  startedEnd: '{count, number} begonnen',
  finishedEnd: '{count, number} fertig',
  day: 'Tag',
  started: 'Begonnen',
  finished: 'Fertig',
  ended: 'Aufgegeben',

  steps: 'Wo hören Drafts auf?',
  stepsNone: 'In diesem Zeitraum wurde kein Tisch aufgegeben und kein Platz einem Bot überlassen.',
  stepsAllDone: 'Jeder begonnene Tisch wurde von den Leuten, die dort saßen, zu Ende gedraftet.',
  stepsMost: 'Am häufigsten: <b>{step}</b>, {count, number} von {tables, number}.',
  stepsSeats:
    'Es wurde kein Tisch aufgegeben. <b>{seats, plural, one {# Platz} other {{seats, number} Plätze}}</b> {seats, plural, one {wurde} other {wurden}} einem Bot überlassen.',
  stepsPick: 'Im Draft gehen die meisten bei <b>Pick {pick, number}</b> einer Runde verloren.',
  stepsSample:
    '{tables, plural, one {# Tisch} other {{tables, number} Tische}} aufgegeben, {seats, plural, one {# Platz} other {{seats, number} Plätze}} einem Bot überlassen',
  stepCounts: '{tables, number}{seats, plural, =0 {} other { + {seats, number}}}',
  step: 'Wo',
  tablesGivenUp: 'Aufgegebene Tische',
  seatsLeft: 'Einem Bot überlassene Plätze',
  pickOfRound: 'Pick {pick, number} der Runde',
  picksChart: 'Verloren nach Nummer des Picks in der Runde',
  pickTitle:
    'Pick {pick, number}: {tables, plural, one {# Tisch} other {{tables, number} Tische}} aufgegeben, {seats, plural, one {# Platz} other {{seats, number} Plätze}} einem Bot überlassen',
  pickBelow: 'Pick {pick, number}',

  pace: 'Wie lange dauert ein Pick?',
  paceNone: 'Es gab keinen Pick von Hand.',
  paceLead: 'Gemessen werden nur Picks, die Leute selbst machen.',
  paceLongest:
    'Am längsten bei <b>Pick {pick, number}</b>: Die Hälfte braucht höchstens {seconds, number, ::.#} s.',
  paceSample: '{count, plural, one {# Entscheidung} other {{count, number} Entscheidungen}} von Leuten',
  paceChart: 'Sekunden nach Nummer des Picks',
  paceBand: 'die Hälfte aller Picks',
  paceMiddle: 'mittlerer Pick',
  paceSlowest: 'neun von zehn',
  pick: 'Pick',
  decisions: 'Entscheidungen',
  quick: 'Ein Viertel innerhalb',
  median: 'Median in Sekunden',
  slow: 'Drei Viertel innerhalb',
  slowest: 'Neun von zehn innerhalb',

  bots: 'Wie viele Plätze sind Bots?',
  botsFew: '<b>{bots, number}</b> von {seats, number}: zu wenige für einen Anteil.',
  botsShare: '<b>{share}</b> aller Plätze. {solo} der Drafts werden allein gespielt.',
  botsSample:
    '{seats, plural, one {# Platz} other {{seats, number} Plätze}} in {drafts, plural, one {# Draft} other {{drafts, number} Drafts}}',
  botsChart: 'Plätze von Menschen und Bots nach Woche',
  weekTitle: 'Woche vom {week}: {people, number} Menschen, {bots, number} Bots',
  peopleEnd: '{share} Menschen',
  botsEnd: '{share} Bots',
  decisionsBy: 'Entscheidungen: Menschen {people}, Uhr {clock}, Bots {bots}',
  what: 'Was',
  count: 'Anzahl',
  seatsOf: 'Plätze: {who, select, people {Menschen} other {Bots}}',
  decisionsOf: 'Entscheidungen: {who, select, people {Menschen} clock {Uhr} other {Bots}}',
  draftsOf: 'Drafts: {who, select, shared {an gemeinsamen Tischen} other {allein}}',

  pickOrderLead:
    'Von allen Boostern, in denen Leute eine Karte sahen: wie oft sie sie nahmen, und wie oft als ersten Pick. Wheel-Quote: wie oft eine weitergegebene Karte noch da war, als der Booster zurückkam. Picks von Bots und der Uhr zählen nicht.',
  card: 'Karte',
  averagePick: 'Pick im Schnitt',
  firstPickRate: 'First-Pick-Quote',
  takenRate: 'Genommen',
  wheelRate: 'Wheel-Quote',
  met: 'Booster damit',
  drafts: 'Drafts',
  cardSearch: 'Name der Karte',
  noneCounted: 'Noch keine Drafts gezählt',
  noneCountedHint:
    'Sobald Leute Drafts beendet haben, werden ihre Picks innerhalb einer Stunde hier gezählt.',
});
