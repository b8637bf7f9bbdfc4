import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/importChanges.ts';

export default translation<typeof english>()({
  answerFirst:
    '{count, plural, one {Répondez d’abord à la question ouverte} other {Répondez d’abord aux # questions ouvertes}}',
  howItWorks:
    'Seul ce que dit le fichier est écrit. Une colonne absente ou une cellule vide ne change rien. Écrivez (clear) dans une cellule pour la vider.',
  changedFields: 'Champs qui changent',
  changedField:
    '{field} : {rows, number} {kind, select, card {{rows, plural, one {carte} other {cartes}}} printing {{rows, plural, one {impression} other {impressions}}} set {{rows, plural, one {extension} other {extensions}}} pack {{rows, plural, one {booster} other {boosters}}} other {{rows, plural, one {modèle} other {modèles}}}}',
  keptTitle:
    '{count, plural, one {# ligne garde une valeur fixée à la main} other {# lignes gardent des valeurs fixées à la main}}',
  keptHint: 'Voyez ces lignes sous Gardées. Pour prendre les valeurs du fichier, remplacez-les.',
  kept: 'Gardées',
  keptField: '{field} reste {value}. Le fichier dit {said}.',
  setBy: 'Fixé par {by} le {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Fixé à la main.',
  nothing: 'vide',
  overwrite: 'Remplacer les valeurs fixées à la main',
});
