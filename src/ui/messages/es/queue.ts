import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/queue.ts';

export default translation<typeof english>()({
  label: 'Cola de draft, las mesas se forman solas',
  title: 'Cola de draft',
  hint: 'La mesa se forma sola, sin host.',
  kind: '{game}, {template}',
  noGame: 'Aquí todavía no hay ningún juego que puedan draftear varias personas.',
  game: 'Juego de la cola',
  template: 'Draft de la cola',
  sitDown: 'Unirse',
  sitDownFor: 'Unirse: {kind}',
  sitDownToo: 'Unirse también',
  others: 'Colas con gente esperando',
  nobodyWaits: 'Todavía no espera nadie. Dura alrededor de {length} desde que empieza.',
  someWait: '{waiting, number} de {seats, number} en espera. Dura alrededor de {length} desde que empieza.',
  count: '{waiting, number} de {seats, number} en espera',

  bots: 'Bots',
  botsWish:
    '{wish, select, afterWait {después de {minutes, plural, one {1 minuto} other {# minutos}}} now {en cuanto todos estén de acuerdo} other {nunca, solo personas}}',

  waitingTitle: 'Estás en espera',
  formsWithPeople:
    'La mesa se forma cuando {missing, plural, one {se una 1 persona más} other {se unan # personas más}}. Nadie sabe cuánto tardará.',
  formsWithBots:
    'La mesa se forma cuando {missing, plural, one {se una 1 persona más} other {se unan # personas más}}, o con bots en {left}.',
  botsNow:
    '{wanting, number} de {people, number} quieren empezar ya con bots. Todos tienen que estar de acuerdo.',
  startNow: 'Empezar ya con bots',
  waitOn: 'Seguir esperando a gente',
  leave: 'Salir',
  keepOpen:
    'Deja esta pestaña abierta en segundo plano. Te llamarán un sonido y el título de la pestaña, y tendrás {seconds, number} segundos para responder.',

  found: 'Hay mesa',
  foundForOthers: 'Esperando a los demás',
  foundPeople: '{people, plural, one {1 persona} other {# personas}}, sin bots',
  foundMixed:
    '{people, plural, one {1 persona} other {# personas}} y {bots, plural, one {1 bot} other {# bots}}',
  there: '{there, number} de {people, number} ya están aquí',
  allThere: 'Ya están todos',
  startsItself: '{there}. Empieza cuando estén todos.',
  timeLeft: '{there}, quedan {left}',
  notNowHint: 'Con «Ahora no» pierdes tu sitio.',
  saidHere: 'Ya dijiste que estás aquí.',
  imHere: 'Estoy aquí',
  notNow: 'Ahora no',
  leaveAfterAll: 'Salir de todos modos',
  secondsLeft: 'Quedan {seconds, number} segundos',
  tabFound: '● Hay mesa',
  tabTitle: '{news} · {title}',

  atTable: 'Estás en una mesa de la cola',
  atTableHint: 'Podrás volver a la cola cuando termine su draft.',
  backToDraft: 'Volver al draft',
  ready: 'Tu mesa está lista',
  readySpoken: 'Tu mesa está lista.',
  readyHint: 'Empieza en un momento.',
  goToTable: 'Ir a la mesa',

  told: '{why, select, missed {Había mesa, pero no respondiste a tiempo y perdiste tu sitio.} absent {Estuviste fuera más de un minuto y perdiste tu sitio.} other {Faltó alguien y la mesa no se formó. Conservas tu sitio.}}',
  lost: 'Se perdió la conexión. Esto sigue cuando vuelva.',
  lostPlace: 'Se perdió la conexión. Te guardamos el sitio durante un minuto y seguimos cuando vuelvas.',
});
