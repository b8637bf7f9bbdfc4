import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminAnalytics.ts';

export default translation<typeof english>()({
  title: 'Estadísticas',
  lead: 'Se cuenta sin nombres: no se puede saber qué eligió nadie.',
  period: 'Periodo',
  periods: '{days, plural, =365 {Año} one {# día} other {# días}}',
  tabDrafts: 'Drafts',
  tabCards: 'Orden de pick de las cartas',
  failedToLoad: 'No se pudieron cargar las cifras',
  note: 'Se cuenta sin nombres ni direcciones. Con menos de {few, number} se muestran los números en vez de un porcentaje.',
  uncounted:
    '{count, plural, one {Los picks de 1 draft aún no se han contado} other {Los picks de {count, number} drafts aún no se han contado}}. Se contarán en menos de una hora.',
  nothingDrafted: 'No se drafteó nada en este periodo.',
  asTable: 'En tabla',
  asChart: 'En gráfico',
  csv: 'CSV',
  csvLabel: 'CSV: {title}',
  figuresLabel: '{title} Cifras',

  completion: '¿Cuántos drafts se terminan?',
  completionFew:
    'De {over, number} que ya no están en curso, se completaron <b>{finished, number}</b>: muy pocos para un porcentaje.',
  completionShare:
    'Se completó el <b>{share}</b> de los que ya no están en curso{trend, select, up {, más que el {before} del periodo anterior} down {, menos que el {before} del periodo anterior} same {, igual que en el periodo anterior} other {}}.',
  completionSample:
    '{started, plural, one {# draft} other {{started, number} drafts}}{open, plural, =0 {} other {, {open, number} en curso}}',
  completionChart: 'Drafts por día, empezados y completados',
  startedEnd: '{count, plural, one {# empezado} other {# empezados}}',
  finishedEnd: '{count, plural, one {# completado} other {# completados}}',
  day: 'Día',
  started: 'Empezados',
  finished: 'Completados',
  ended: 'Abandonados',

  steps: '¿Dónde se detienen los drafts?',
  stepsNone: 'En este periodo no se abandonó ninguna mesa ni se dejó ningún asiento a un bot.',
  stepsAllDone: 'Todas las mesas que empezaron las draftearon hasta el final quienes se sentaron.',
  stepsMost: 'Lo más frecuente: <b>{step}</b>, {count, number} de {tables, number}.',
  stepsSeats:
    'No se abandonó ninguna mesa; {seats, plural, one {se dejó a un bot} other {se dejaron a un bot}} <b>{seats, plural, one {# asiento} other {{seats, number} asientos}}</b>.',
  stepsPick: 'Durante el draft, donde más se pierde es en el <b>pick {pick, number}</b> de una ronda.',
  stepsSample:
    '{tables, plural, one {# mesa abandonada} other {{tables, number} mesas abandonadas}}, {seats, plural, one {# asiento dejado} other {{seats, number} asientos dejados}} a un bot',
  stepCounts: '{tables, number}{seats, plural, =0 {} other { + {seats, number}}}',
  step: 'Dónde',
  tablesGivenUp: 'Mesas abandonadas',
  seatsLeft: 'Asientos dejados a un bot',
  pickOfRound: 'Pick {pick, number} de su ronda',
  picksChart: 'Abandonos por número de pick en su ronda',
  pickTitle:
    'Pick {pick, number}: {tables, plural, one {# mesa abandonada} other {{tables, number} mesas abandonadas}}, {seats, plural, one {# asiento dejado} other {{seats, number} asientos dejados}} a un bot',
  pickBelow: 'pick {pick, number}',

  pace: '¿Cuánto tarda un pick?',
  paceNone: 'No se hizo ningún pick a mano.',
  paceLead: 'Solo se cronometran los picks de las personas.',
  paceLongest:
    'El más largo es el <b>pick {pick, number}</b>: la mitad tarda {seconds, number, ::.#} s o menos.',
  paceSample: '{count, plural, one {# decisión} other {{count, number} decisiones}} de personas',
  paceChart: 'Segundos por número de pick',
  paceBand: 'la mitad de los picks',
  paceMiddle: 'pick mediano',
  paceSlowest: 'nueve de cada diez',
  pick: 'Pick',
  decisions: 'Decisiones',
  quick: 'Un cuarto en',
  median: 'Mediana de segundos',
  slow: 'Tres cuartos en',
  slowest: 'Nueve de diez en',

  bots: '¿Cuántos asientos son de bots?',
  botsFew: '<b>{bots, number}</b> de {seats, number}: muy pocos para un porcentaje.',
  botsShare: 'El <b>{share}</b> de todos los asientos. El {solo} de los drafts se juega en solitario.',
  botsSample:
    '{seats, plural, one {# asiento} other {{seats, number} asientos}} de {drafts, plural, one {# draft} other {{drafts, number} drafts}}',
  botsChart: 'Asientos de personas y bots por semana',
  weekTitle: 'Semana del {week}: {people, number} personas, {bots, number} bots',
  peopleEnd: '{share} personas',
  botsEnd: '{share} bots',
  decisionsBy: 'Decisiones: personas {people}, el reloj {clock}, bots {bots}',
  what: 'Qué',
  count: 'Cantidad',
  seatsOf: 'Asientos: {who, select, people {personas} other {bots}}',
  decisionsOf: 'Decisiones: {who, select, people {personas} clock {el reloj} other {bots}}',
  draftsOf: 'Drafts: {who, select, shared {en mesas con más gente} other {en solitario}}',

  pickOrderLead:
    'De todos los sobres en los que alguien vio una carta: con qué frecuencia la tomó, y la tomó como primer pick. Tasa de wheel: con qué frecuencia una carta que se pasó seguía ahí cuando volvió el sobre. Los picks de los bots y del reloj no cuentan.',
  card: 'Carta',
  averagePick: 'Pick promedio',
  firstPickRate: 'Tasa de primer pick',
  takenRate: 'Tomada',
  wheelRate: 'Tasa de wheel',
  met: 'Sobres con ella',
  drafts: 'Drafts',
  cardSearch: 'Nombre de la carta',
  noneCounted: 'Todavía no se ha contado ningún draft',
  noneCountedHint: 'Cuando la gente termine drafts, sus picks se cuentan aquí en menos de una hora.',
});
