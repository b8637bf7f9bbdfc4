import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, one {# minuto} other {# minutos}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  days: '{count, plural, one {# día} other {# días}}',
  tables: '{count, plural, one {# mesa} other {# mesas}}',

  yourTurnSubject: 'Te toca: {table}',
  yourTurnWords: '«{table}» espera tu pick. En tu banco de tiempo: {left}.',
  clockRests:
    'El reloj se detiene en tus horas de silencio. Al llegar a cero se toman en orden tus cartas con estrella.',
  toTable: 'Ir a la mesa',
  hurrySubject: 'Se acaba tu tiempo: {table}',
  hurryWords: 'En tu banco de tiempo en «{table}»: {left}. Después se toma una carta por ti.',
  pickNow: 'Elegir ahora',
  nudgeSubject: '{name} te espera: {table}',
  nudgeWords: '{name} espera tu pick en «{table}». En tu banco de tiempo: {left}.',
  overSubject: 'El draft terminó: {table}',
  overWords: 'Ya se hicieron todos los picks en «{table}». Ahora arma tu mazo en Passleft.',
  buildDeck: 'Armar el mazo',
  whyMailed:
    'Recibes esto porque juegas un draft por correspondencia. Para no recibir más correos cuando te toque:',

  pushTurn: 'Te toca',
  pushHurry: 'Se acaba tu tiempo',
  pushNudge: '{name} te espera',
  pushOver: 'El draft terminó',
  pushLeft: '{table}: aún tienes {left}.',
  pushBuild: '{table}: arma tu mazo.',

  stopTitle: '¿No recibir más correos cuando te toque?',
  stopWords: 'Puedes volver a activarlos en tu perfil cuando quieras.',
  stopButton: 'No recibir más correos',
  stoppedTitle: 'Ya no recibirás correos cuando te toque',
  stoppedWords: 'Tus drafts siguen como antes. Puedes volver a activar los correos en tu perfil.',
  unknownTitle: 'Este enlace no funciona',
  unknownWords: 'Desactiva los correos en tu perfil, en «Sonidos y notificaciones».',
  toProfile: 'Ir a tu perfil',
});
