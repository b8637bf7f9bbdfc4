import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: 'Atelier',
  lead: 'Vos listes, modèles et boosters, pour les tables que vous ouvrez.',
  game: 'Jeu',
  newPack: 'Nouveau booster',
  newTemplate: 'Nouveau modèle',
  newList: 'Nouvelle liste',
  loading: 'Chargement de l’atelier',
  loadFailed: 'Impossible de charger l’atelier',
  noGame: 'Aucun jeu n’est encore publié',
  noGameHint: 'Listes et modèles appartiennent à un jeu. Un Admin doit d’abord en publier un.',
  saved: 'Enregistré : {name}.',
  deleted: 'Supprimé : {name}.',
  copyName: '{name} (ma copie)',

  yourTemplates: 'Vos modèles',
  none: 'Pas encore de modèles',
  noneHint: 'Un modèle décide comment vos cartes sont draftées. Créez-en un, ou copiez l’un de ceux du jeu.',
  gameTemplates: 'Modèles du jeu',
  inPreview: 'En avant-première',
  ofGame: 'Le jeu',
  whoPlays:
    '{status, select, preview {PowerUsers} published {Tout le monde} archived {Personne} other {Vous seulement}}',
  about: '{format}, {seats, plural, one {# place} other {# places}}.',
  unreadable: 'Ce modèle ne peut plus être lu. Supprimez-le ou créez-en un nouveau.',
  isArchived: 'Les modèles archivés ne peuvent pas être joués.',
  isUnreadable: 'Ses règles ne peuvent plus être lues.',
  play: 'Jouer avec des bots',
  host: 'Ouvrir une table',
  edit: 'Modifier',
  view: 'Voir',

  packs: 'Boosters',
  yours: 'À vous',
  fromGame: 'Du jeu',
  usedBy: '{owner}, utilisé par {templates}',
});
