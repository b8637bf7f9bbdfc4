import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/myDrafts.ts';

export default translation<typeof english>()({
  title: 'Mis drafts',
  sumNone: 'Aquí se guardan todos tus drafts.',
  sum: '{all, plural, one {1 draft} other {# drafts}} desde el {since, date, ::dMMMM}',
  sumShown:
    '{all, plural, one {1 draft} other {# drafts}} desde el {since, date, ::dMMMM}, {shown, number} en esta vista',
  workshop: 'Taller',
  openLog: 'Abrir un registro',

  search: 'Buscar en mis drafts',
  searchHint: 'Mesa, juego, mazo o carta',
  game: 'Juego',
  allGames: 'Todos los juegos',
  group:
    '{group, select, waiting {Me toca} running {En curso} unfinished {Mazo sin terminar} other {Terminados}}',

  failed: 'No se pudieron cargar tus drafts',
  failedHint:
    'No se perdió nada: los drafts y mazos siguen guardados, y un draft en curso continúa en la mesa.',
  none: 'Todavía no hay drafts',
  noneHint: 'Los drafts aparecen aquí desde el primer pick; con su mazo y su repetición, cuando terminan.',
  draftNow: 'Draftear contra 7 bots',
  seeTables: 'Ver mesas abiertas',
  noMatch: 'Ningún draft coincide',
  noMatchHint: 'Ninguno de tus drafts coincide con esta búsqueda y estos filtros.',
  emptyPage: 'Nada en esta página',
  emptyPageHint: 'Tus drafts terminan antes de esta página.',
  showAll: 'Mostrar todos mis drafts',

  soonestFirst: 'primero el más urgente',
  count: '{count, number}',
  eventRecord: '{record} en eventos',

  resume: 'Seguir',
  resumeTable: 'Seguir con {table}',
  open: 'Abrir',
  openTable: 'Abrir {table}',
  running: '{game}, {clock}',
  runningSolo: '{game}, contra bots, {clock}',
  whoHolds: 'Quién tiene sobres',
  whoHoldsAt: 'Quién tiene sobres en {table}',

  startingNow: 'Empieza ahora.',
  allTaken: 'Todos los asientos están ocupados.',
  waitingForPeople: 'Esperando a gente, {open, number} de {seats, number} asientos libres.',
  drafting: 'Drafteando',
  pausedAt: '{place}. En pausa.',
  byBot: '{place}. Un bot juega por ti.',
  yourPick: '{place}. Te toca elegir.',
  nextPack: '{place}. Esperando el siguiente sobre.',

  what: '{game}, {table}',
  seat: 'Asiento {seat, number} de {seats, number}, {company}',
  bots: '{count, plural, one {1 bot} other {# bots}}',
  players: '{count, plural, one {1 jugador} other {# jugadores}}',
  notStarted: 'Sin empezar',
  short: '{count, plural, one {falta #} other {faltan #}}',
  notSubmitted: 'Sin entregar',
  submitted: 'entregado',
  wins: '{count, plural, one {1 victoria} other {# victorias}}',
  losses: '{count, plural, one {1 derrota} other {# derrotas}}',
  draws: '{count, plural, one {1 empate} other {# empates}}',
  samePacks: 'Repetir los mismos sobres',
  samePacksAs: 'Repetir los mismos sobres: {table}',
  replay: 'Repetición',
  replayOf: 'Repetición de {table}',
  build: 'Armar mazo',
  buildOf: 'Armar mazo de {table}',
  deck: 'Mazo',
  deckOf: 'Mazo de {table}',
});
