import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/imports.ts';

export default translation<typeof english>()({
  questionsTitle:
    '{count, plural, one {# mot est nouveau pour {game}} other {# mots sont nouveaux pour {game}}}',
  questionsHint: 'Rien n’est importé tant que vous n’avez pas dit ce qu’est chacun d’eux.',
  allAnswered: 'Chaque nouveau mot a une réponse. Vous pouvez encore les changer.',
  newOrNearest:
    '{kind, select, rarity {Nouvelle rareté, ou {nearest} ?} lane {Nouvelle famille, ou {nearest} ?} other {Nouvel attribut, ou {nearest} ?}}',
  isNew: '{kind, select, rarity {Nouvelle rareté ?} lane {Nouvelle famille ?} other {Nouvel attribut ?}}',
  onCards: '{count, plural, one {Sur # carte} other {Sur # cartes}} : {examples}',
  answerLabel: 'Ce qu’est « {word} »',
  choose: 'Choisir une réponse',
  isOther: 'C’est {word}',
  add: 'L’ajouter',
  leaveOutRarity: 'Écarter ses cartes',
  leaveOut: 'L’écarter',
  listTitle: 'Les mots du jeu {game}',
  listHint: 'Un nouveau jeu tire ses raretés, familles et attributs de son premier fichier.',
  listRarities: 'Raretés : {words}',
  listLanes: 'Familles : {words}',
  listAttributes: 'Attributs : {words}',
  addAll: '{count, plural, one {L’ajouter} other {Ajouter les #}}',
  listAdded: 'Ajoutés',

  linesTitle: 'Comment la liste a été lue',
  linesWithoutFile: 'Pour changer cela, recommencez et choisissez de nouveau le fichier.',
  lineCanMean: 'Ligne {line, number}, « {text} » : quelle carte est-ce ?',
  copiesOf: '{count, plural, one {# × {name}} other {# × {name}}}',
  leftOutSection:
    '{section, select, side {Sideboard} maybe {Maybeboard} other {Companion}} : {count, plural, one {# carte écartée} other {# cartes écartées}}',
  takeIn: '{count, plural, one {L’inclure} other {Inclure les #}}',
  readAs: 'Ligne {line, number}, « {text} » : lu comme {name}',

  setTitle: 'Extension',
  setHint: 'Ces cartes viennent de {count, number} extensions. Une seule est importée à la fois.',
  setOption: '{name} ({code}) : {count, plural, one {# carte} other {# cartes}}',
  setOfEachFile: 'La plus grande extension de chaque fichier',

  undoTitle: 'Annuler l’import de {file} ?',
  undo: 'Annuler l’import',
  cancel: 'Le garder',
  close: 'Fermer',
  goes: 'Cela retire {what}.',
  goesNothing: 'Rien n’est retiré.',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  printings: '{count, plural, one {# impression} other {# impressions}}',
  sets: '{count, plural, one {# extension} other {# extensions}}',
  pictures: '{count, plural, one {# image} other {# images}}',
  packs: '{count, plural, one {# booster} other {# boosters}}',
  formats: '{count, plural, one {# format} other {# formats}}',
  restored:
    '{count, plural, one {# entrée redevient ce qu’elle était} other {# entrées redeviennent ce qu’elles étaient}} avant l’import.',
  wordsGo: 'Le jeu perd {words}.',
  gameGoes: 'Le jeu {game} est retiré aussi, car cet import l’a créé.',
  draftsStay:
    '{drafts, plural, one {# draft} other {# drafts}} et {decks, plural, one {# deck} other {# decks}} faits depuis gardent leurs cartes.',
  blocked: 'Impossible d’annuler pour le moment',
  canBeRedone: 'Vous pourrez le refaire jusqu’au {day, date, ::dMMMyyyy}.',
  undoneTitle: 'Cet import est annulé',
  undoneHint: 'Tout est comme avant. Vous pouvez refaire l’import jusqu’au {day, date, ::dMMMyyyy}.',
  undoneForGood: 'Tout est comme avant. L’import est trop ancien pour être refait.',
  redo: 'Refaire l’import',
  discard: 'Abandonner',
  discardedTitle: 'Import abandonné : {file}',
  discardedHint: 'Vous pouvez le reprendre pendant un jour après sa lecture.',
  restore: 'Le reprendre',
  otherFiles: 'Autres fichiers',

  draftIt: 'Drafter',
  hostTable: 'Ouvrir une table',
  publishAndHost: 'Publier et ouvrir une table',
  nextPublished: 'Draftez ces cartes tout de suite contre des bots, ou ouvrez une table pour vos amis.',
  nextUnpublished:
    'Pour l’instant, seuls les Admins voient ce jeu. Draftez-le d’abord contre des bots, ou publiez-le et ouvrez une table.',
  notDraftable: 'Impossible à drafter pour le moment',
  nextFailed: 'Ça n’a pas marché',

  fetchedFrom: 'Source {name} : {sets}',
  cubeChanged:
    'Le cube a changé : {in, plural, one {# entrée} other {# entrées}}, {out, plural, one {# sortie} other {# sorties}}',
  fetchedMissing: '{name} n’a pas {sets}, que citent ses boosters.',
  fetchedAllowed: 'Images maintenant autorisées depuis {hosts}.',
  fetchingFrom: 'Récupération depuis {name}',
  fetchedOf: '{done, number} sur {total, number} Mo',
  fetchedSome: '{done, number} Mo',
  stop: 'Arrêter',
});
