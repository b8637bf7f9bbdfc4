import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, one {# minuto} other {# minutos}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  days: '{count, plural, one {# dia} other {# dias}}',
  tables: '{count, plural, one {# mesa} other {# mesas}}',

  yourTurnSubject: 'É sua vez: {table}',
  yourTurnWords: '“{table}” espera seu pick. Seu banco de tempo: {left}.',
  clockRests: 'O relógio para no seu horário de silêncio. No zero, pegamos suas favoritas na ordem.',
  toTable: 'Ir para a mesa',
  hurrySubject: 'Seu tempo está acabando: {table}',
  hurryWords: 'Seu banco de tempo em “{table}”: {left}. Depois disso, pegamos uma carta por você.',
  pickNow: 'Fazer o pick agora',
  nudgeSubject: '{name} espera você: {table}',
  nudgeWords: '{name} espera seu pick em “{table}”. Seu banco de tempo: {left}.',
  overSubject: 'O draft acabou: {table}',
  overWords: 'Todos os picks de “{table}” foram feitos. Agora monte seu deck no Passleft.',
  buildDeck: 'Montar o deck',
  whyMailed:
    'Você recebe isto porque joga um draft por correspondência. Para não receber mais e-mails quando for sua vez:',

  pushTurn: 'É sua vez',
  pushHurry: 'Seu tempo está acabando',
  pushNudge: '{name} espera você',
  pushOver: 'O draft acabou',
  pushLeft: '{table}, tempo restante: {left}.',
  pushBuild: '{table}: monte seu deck.',

  stopTitle: 'Parar de receber e-mails quando for sua vez?',
  stopWords: 'Você pode ligar de novo no seu perfil quando quiser.',
  stopButton: 'Parar estes e-mails',
  stoppedTitle: 'Você não recebe mais e-mails quando é sua vez',
  stoppedWords: 'Seus drafts continuam como antes. Você pode ligar os e-mails de novo no seu perfil.',
  unknownTitle: 'Este link não funciona',
  unknownWords: 'Desligue os e-mails no seu perfil, em “Sons e notificações”.',
  toProfile: 'Ir para o seu perfil',
});
