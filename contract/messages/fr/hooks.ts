import { translation } from '../catalogue.ts';
import type english from '../en/hooks.ts';

export default translation<typeof english>()({
  tableOpened:
    '{open, plural, =0 {Une table est ouverte. Ses {seats, number} places sont prises.} one {Une table est ouverte : # place libre sur {seats, number}.} other {Une table est ouverte : # places libres sur {seats, number}.}}',
  readyCheck: 'L’hôte demande qui est prêt.',
  draftStarted: 'Le draft a commencé.',
  draftFinished: 'Draft terminé.',
  roundOpened: 'La ronde {number, number} est ouverte.',
  cutOpened:
    '{players, select, 2 {La finale est ouverte.} 4 {Les demi-finales sont ouvertes.} other {Les quarts de finale sont ouverts.}}',
  roundResult: 'Ronde {number, number}, table {table, number} : {score}',
  cutResult:
    '{players, select, 2 {Finale} 4 {Demi-finale} other {Quart de finale}}, table {table, number} : {score}',
  code: 'Code : {code}',
  testTitle: 'Message de test',
  testWords: 'Ce webhook fonctionne.',
  parkedSubject: 'Le webhook « {name} » ne répond pas',
  parkedWords:
    'Des messages à votre webhook « {name} » ({host}) n’ont pas pu être remis, et nous avons cessé d’essayer pour certains. Vous pouvez les renvoyer depuis son journal.',
  offSubject: 'Le webhook « {name} » a été désactivé',
  offWords:
    'Votre webhook « {name} » ({host}) n’a rien accepté depuis trop longtemps, ou a répondu qu’il n’existe plus. Nous l’avons donc désactivé. Réactivez-le quand son récepteur fonctionne.',
  openHooks: 'Voir vos webhooks',
});
