import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAnalytics.ts';

export default translation<typeof english>()({
  title: 'Statistiche',
  lead: 'Conteggi senza nomi: non rivelano le pick di nessuno.',
  period: 'Periodo',
  periods: '{days, plural, =365 {Anno} other {# giorni}}',
  tabDrafts: 'Draft',
  tabCards: 'Pick delle carte',
  failedToLoad: 'Non riusciamo a caricare le cifre',
  note: 'Conteggi senza nomi né indirizzi. Sotto {few, number} si mostrano i numeri invece di una percentuale.',
  uncounted:
    '{count, plural, one {Le pick di 1 draft non sono ancora contate. Lo saranno} other {Le pick di {count, number} draft non sono ancora contate. Lo saranno}} entro un’ora.',
  nothingDrafted: 'In questo periodo non si è draftato niente.',
  asTable: 'Come tabella',
  asChart: 'Come grafico',
  csv: 'CSV',
  csvLabel: 'CSV: {title}',
  figuresLabel: 'Cifre: {title}',

  completion: 'Quanti draft arrivano alla fine?',
  completionFew:
    'Giocati fino in fondo <b>{finished, number}</b> di {over, number} conclusi: troppo pochi per una percentuale.',
  completionShare:
    'Giocati fino in fondo: <b>{share}</b> di quelli conclusi{trend, select, up {, in aumento da {before} nel periodo precedente} down {, in calo da {before} nel periodo precedente} same {, come nel periodo precedente} other {}}.',
  completionSample:
    '{started, plural, one {# draft} other {{started, number} draft}}{open, plural, =0 {} other {, {open, number} in corso}}',
  completionChart: 'Draft al giorno, iniziati e finiti',
  startedEnd: '{count, plural, one {# iniziato} other {{count, number} iniziati}}',
  finishedEnd: '{count, plural, one {# finito} other {{count, number} finiti}}',
  day: 'Giorno',
  started: 'Iniziati',
  finished: 'Finiti',
  ended: 'Abbandonati',

  steps: 'Dove si fermano i draft?',
  stepsNone: 'In questo periodo nessun tavolo è stato abbandonato e nessun posto lasciato a un bot.',
  stepsAllDone: 'Ogni tavolo iniziato è stato draftato fino in fondo da chi era seduto.',
  stepsMost: 'Più spesso: <b>{step}</b>, {count, number} di {tables, number}.',
  stepsSeats:
    'Nessun tavolo è stato abbandonato; <b>{seats, plural, one {# posto} other {{seats, number} posti}}</b> {seats, plural, one {è stato lasciato} other {sono stati lasciati}} a un bot.',
  stepsPick: 'Nel draft se ne perdono di più alla <b>pick {pick, number}</b> di un round.',
  stepsSample:
    '{tables, plural, one {# tavolo abbandonato} other {{tables, number} tavoli abbandonati}}, {seats, plural, one {# posto lasciato a un bot} other {{seats, number} posti lasciati a un bot}}',
  stepCounts: '{tables, number}{seats, plural, =0 {} other { + {seats, number}}}',
  step: 'Dove',
  tablesGivenUp: 'Tavoli abbandonati',
  seatsLeft: 'Posti lasciati a un bot',
  pickOfRound: 'Pick {pick, number} del suo round',
  picksChart: 'Persi per numero della pick nel round',
  pickTitle:
    'Pick {pick, number}: {tables, plural, one {# tavolo abbandonato} other {{tables, number} tavoli abbandonati}}, {seats, plural, one {# posto lasciato a un bot} other {{seats, number} posti lasciati a un bot}}',
  pickBelow: 'pick {pick, number}',

  pace: 'Quanto dura una pick?',
  paceNone: 'Nessuna pick è stata fatta a mano.',
  paceLead: 'Si misurano solo le pick fatte da persone.',
  paceLongest: 'Più lunga alla <b>pick {pick, number}</b>: metà richiede {seconds, number, ::.#} s o meno.',
  paceSample: '{count, plural, one {# decisione} other {{count, number} decisioni}} di persone',
  paceChart: 'Secondi per numero della pick',
  paceBand: 'metà di tutte le pick',
  paceMiddle: 'pick mediana',
  paceSlowest: 'nove su dieci',
  pick: 'Pick',
  decisions: 'Decisioni',
  quick: 'Un quarto entro',
  median: 'Mediana in secondi',
  slow: 'Tre quarti entro',
  slowest: 'Nove su dieci entro',

  bots: 'Quanti posti sono di bot?',
  botsFew: '<b>{bots, number}</b> di {seats, number}: troppo pochi per una percentuale.',
  botsShare: '<b>{share}</b> di tutti i posti. {solo} dei draft si gioca senza altre persone.',
  botsSample:
    '{seats, plural, one {# posto} other {{seats, number} posti}} di {drafts, plural, one {# draft} other {{drafts, number} draft}}',
  botsChart: 'Posti di persone e bot per settimana',
  weekTitle:
    'Settimana {week}: {people, plural, one {# persona} other {{people, number} persone}}, {bots, number} bot',
  peopleEnd: '{share} persone',
  botsEnd: '{share} bot',
  decisionsBy: 'Decisioni: persone {people}, timer {clock}, bot {bots}',
  what: 'Che cosa',
  count: 'Quanti',
  seatsOf: 'Posti: {who, select, people {persone} other {bot}}',
  decisionsOf: 'Decisioni: {who, select, people {persone} clock {timer} other {bot}}',
  draftsOf: 'Draft: {who, select, shared {con altre persone} other {da soli}}',

  pickOrderLead:
    'Di tutte le buste in cui una persona ha visto una carta: quante volte l’ha presa, e quante come prima pick. Tasso di wheel: quante volte una carta passata c’era ancora quando la busta è tornata. Le pick di bot e timer non contano.',
  card: 'Carta',
  averagePick: 'Pick media',
  firstPickRate: 'Prima pick',
  takenRate: 'Presa',
  wheelRate: 'Tasso di wheel',
  met: 'Buste con la carta',
  drafts: 'Draft',
  cardSearch: 'Nome della carta',
  noneCounted: 'Ancora nessun draft contato',
  noneCountedHint: 'Quando qualcuno finisce un draft, le pick vengono contate qui entro un’ora.',
});
