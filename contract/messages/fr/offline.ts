import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/offline.ts';

export default translation<typeof english>()({
  title: 'Vous êtes hors ligne',
  safe: 'Passleft n’atteint pas le réseau. Vos drafts sont en sécurité sur le serveur, et cette page se rouvrira dès votre retour.',
  practiceHint: 'L’entraînement marche sans réseau : un draft contre des bots, dans ce navigateur.',
  tryAgain: 'Réessayer',
  practice: 'S’entraîner',
  tableNews: 'Il se passe quelque chose à votre table',
});
