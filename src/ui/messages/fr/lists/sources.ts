import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/sources.ts';

export default translation<typeof english>()({
  title: 'Ajouter un jeu',
  lead: 'Extensions, cubes et notes venus de sources publiques. Rien n’est récupéré avant que vous appuyiez sur un bouton.',
  search: 'Chercher un jeu ou une source',
  nothingFound: 'Aucune source ne correspond',
  verified: 'Vérifiées',
  notVerified: 'Pas encore vérifiées',
  notVerifiedHint:
    'Personne n’a encore comparé celles-ci à de vraies réponses. Si l’une a changé, un import le dit et ne change rien.',
  purpose:
    '{brings, select, sets {Extensions : {game}} cubes {Cubes, par leur lien} ratings {À quel moment partent les cartes d’une extension, pour guider les bots} other {Cartes}}',
  cubesForMembers: 'Les membres peuvent drafter un cube en collant son lien.',
  facesForMembers: 'Elle fournit aussi les cartes d’un cube de membre qu’aucun jeu de ce serveur ne connaît.',
  isHere: 'Le jeu est sur ce serveur',
  homepage: 'Site : {name}',
  allOff: 'Toutes les sources sont désactivées',
  allOffHint:
    'Le serveur a été lancé avec SOURCES=off : rien n’est récupéré et les interrupteurs ne font rien. La personne qui fait tourner le serveur peut changer cela.',
  loadFailed: 'Impossible de charger les sources',
  changeFailed: 'Rien n’a changé',
  use: '{brings, select, sets {Voir les extensions} other {Choisir}}',
  useName: '{brings, select, sets {Voir les extensions : {name}} other {Choisir {name}}}',
  asks: 'Interroge {host}, environ {megabytes, number} Mo',
  isOff: 'Activez-la d’abord.',

  ownTitle: 'Ajouter votre source',
  ownHint: 'Une recette en JSON, comme la décrit docs/schemas/passleft-source-1.json.',
  ownField: 'Recette',
  ownAdd: 'Ajouter la source',
  ownRemove: 'Retirer {name}',
  ownRemoveShort: 'Retirer…',
  ownRemoveAsk: 'Retirer {name} ?',
  ownRemoveHint: 'Sa recette est supprimée. Les cartes importées avec elle restent.',
  ownKeep: 'La garder',

  back: 'Toutes les sources',
  setsLoading: '{name} : récupération des extensions…',
  setsFailed: 'Impossible de charger les extensions',
  retry: 'Réessayer',
  setsLabel: 'Extensions : {name}',
  setSearch: 'Chercher une extension',
  noSuchSet: 'Aucune extension ne correspond',
  newest: 'la plus récente',
  here: 'déjà ici',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  more: 'Afficher les {count, number}',
  link: 'Lien vers le cube',
  linkHint: 'Un lien CubeCobra, ou l’identifiant du cube.',
  setCode: 'Code de l’extension',
  setCodeHint:
    'Son jeu doit être sur ce serveur. Les cartes reçoivent des notes, que les bots suivent pour drafter.',

  planTitle: 'Ce qui se passe quand vous appuyez sur le bouton',
  planFetch: 'Ce serveur récupère environ {megabytes, number} Mo depuis {hosts}.',
  planOthers: 'Il récupère aussi les extensions que citent ses boosters.',
  planGame: '{isHere, select, yes {Les cartes vont dans {game}.} other {{game} est ajouté à ce serveur.}}',
  planPictures: 'Images autorisées depuis {hosts}. Annuler remet tout comme avant.',
  planNoPictures: 'Annuler remet tout comme avant.',
  fetch: 'Récupérer et importer',
  fetchFailed: 'Rien n’a été récupéré',
  offline: 'Pour une machine sans réseau',
  offlineHint:
    'Récupérez le fichier sur une machine qui a le réseau, puis déposez-le ici. Il peut rester compressé.',
  offlinePack:
    'Ses fichiers sont trop volumineux pour un envoi. Empaquetez l’extension sur un serveur Passleft qui a le réseau, puis déposez le paquet ici.',
  dropHere: 'Déposez les fichiers ici, tous ensemble s’il y a plusieurs lignes.',
  chooseFiles: 'Choisir des fichiers',
  copy: 'Copier',
  copied: 'Copié',
  address: 'Adresse {at, number}',
});
