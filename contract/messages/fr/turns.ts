import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/turns.ts';

export default translation<typeof english>()({
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# heure} other {# heures}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  tables: '{count, plural, one {# table} other {# tables}}',

  yourTurnSubject: 'C’est à vous : {table}',
  yourTurnWords: '« {table} » attend votre pick. Votre réserve de temps : {left}.',
  clockRests:
    'Le temps s’arrête pendant vos heures calmes. À zéro, vos cartes favorites sont prises dans l’ordre.',
  toTable: 'Aller à la table',
  hurrySubject: 'Votre temps s’écoule : {table}',
  hurryWords: 'Votre réserve de temps à « {table} » : {left}. Ensuite, une carte est prise pour vous.',
  pickNow: 'Prendre une carte',
  nudgeSubject: '{name} vous attend : {table}',
  nudgeWords: '{name} attend votre pick à « {table} ». Votre réserve de temps : {left}.',
  overSubject: 'Le draft est terminé : {table}',
  overWords: 'Tous les picks de « {table} » sont faits. Montez maintenant votre deck sur Passleft.',
  buildDeck: 'Monter le deck',
  whyMailed:
    'Vous recevez cet e-mail parce que vous jouez un draft par correspondance. Pour ne plus en recevoir quand c’est à vous :',

  pushTurn: 'C’est à vous',
  pushHurry: 'Votre temps s’écoule',
  pushNudge: '{name} vous attend',
  pushOver: 'Le draft est terminé',
  pushLeft: '{table} : il reste {left}.',
  pushBuild: '{table} : montez votre deck.',

  stopTitle: 'Ne plus recevoir d’e-mail quand c’est à vous ?',
  stopWords: 'Vous pouvez les réactiver à tout moment dans votre profil.',
  stopButton: 'Ne plus recevoir ces e-mails',
  stoppedTitle: 'Vous ne recevrez plus d’e-mail quand c’est à vous',
  stoppedWords: 'Vos drafts continuent comme avant. Vous pouvez réactiver les e-mails dans votre profil.',
  unknownTitle: 'Ce lien n’est pas valable',
  unknownWords: 'Désactivez les e-mails dans votre profil, sous « Sons et notifications ».',
  toProfile: 'Aller à votre profil',
});
