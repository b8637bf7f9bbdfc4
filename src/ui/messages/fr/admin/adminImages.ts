import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminImages.ts';

export default translation<typeof english>()({
  title: 'Cache d’images',
  lead: 'Les images d’autres sites sont récupérées une fois, vérifiées, réencodées et gardées ici.',
  failedToLoad: 'Impossible de charger le cache d’images',
  diskFull: 'Le disque est plein',
  diskFullHint:
    'Les nouvelles images sont affichées mais pas gardées. Libérez de la place, ou baissez la limite des images.',

  hitRate: 'Une image est-elle souvent déjà ici ?',
  notAsked: 'Personne n’a demandé d’image d’un autre site depuis le démarrage de ce serveur.',
  rate: '<b>{rate}</b> sur {asked, plural, one {# demande} other {# demandes}}, comptées depuis le démarrage de ce serveur ({since}).',
  rateLabel: 'Taux de réussite',
  hits: 'Affichées d’ici',
  misses: 'Récupérées',
  failures: 'En échec',

  space: 'Espace',
  used: '{used} sur {limit}',
  usedBy: '<b>{used} sur {limit}</b>, {files, plural, one {# fichier} other {# fichiers}}',
  limit: 'Limite du disque en mégaoctets',
  limitHint: 'Les images les moins demandées partent d’abord.',
  setLimit: 'Fixer la limite',
  limitSet: 'Les images peuvent prendre {size}.',

  fetching: 'Récupération : {what}',
  fetched: '{done, number} sur {total, plural, one {# image} other {# images}}',
  fetchState:
    '{state, select, stopped {arrêté} done {terminé} other {quatre à la fois}}{failed, plural, =0 {} one {, # échec} other {, # échecs}}',
  fetchLabel: 'Images récupérées',
  stop: 'Arrêter',
  stopped: 'La récupération des images est arrêtée.',

  failed: 'En échec',
  failedRows: 'Images en échec',
  noneFailed: 'Aucune image n’a échoué récemment.',
  retryAll: 'Réessayer les {count, number}',
  retrying: 'Nouvel essai pour {count, plural, one {# image} other {# images}}.',
  reason: 'Motif',
  address: 'Adresse',
  lastTried: 'Dernier essai',

  bySet: 'Par extension',
  setCount: '{count, plural, one {# extension} other {# extensions}}',
  noSets:
    'Aucune extension n’a d’images d’autres sites. Les imports apportent leurs adresses avec les cartes.',
  set: 'Extension',
  pictures: 'Images',
  actions: 'Actions',
  warm: 'Récupérer',
  warmLabel: 'Récupérer les images maintenant : {name}',
  warming: 'Récupération des images : {name}.',
  isWarming: 'Des images sont déjà en cours de récupération.',
  purge: 'Purger',
  purgeLabel: 'Purger les images : {name}',
  purged: '{name} : {count, plural, =0 {aucune image purgée} one {# image purgée} other {# images purgées}}.',

  purgeAll: 'Tout purger',
  nothingToPurge: 'Il n’y a pas d’images ici.',
  askPurge: 'Purger toutes les images ?',
  askPurgeHint:
    'Cela libère {size}. Les cartes s’affichent en texte jusqu’à ce que leurs images soient de nouveau récupérées, chacune quand quelqu’un la regarde pour la première fois. Les images envoyées restent.',
  confirmPurge: 'Purger {count, plural, one {# image} other {# images}}',
  keep: 'Les garder',
  purgedAll: '{count, plural, one {# image purgée} other {# images purgées}}.',

  hosts: 'Sites autorisés',
  hostsHint:
    'Les images ne sont récupérées que de ces sites, en https, et jamais d’adresses internes à un réseau.',
  noHosts: 'Aucun site n’est autorisé, les cartes s’affichent donc en texte.',
  host: 'Site',
  hostHint: 'Par exemple cards.example.org.',
  allow: 'Autoriser',
  allowLabel: 'Autoriser {host}',
  allowed: 'Les images du site {host} s’affichent maintenant.',
  alreadyAllowed: 'Ce site est déjà autorisé.',
  forbid: 'Interdire',
  forbidLabel: 'Interdire {host}',
  forbidden: 'Les images du site {host} ne s’affichent plus.',
  addedBy: 'par {name}',
  builtIn: 'fourni avec Passleft',
  strayPictures: '{count, plural, one {# image est} other {# images sont}} chez {host}',
  strayHint: 'Ce site n’est pas autorisé, ces cartes s’affichent donc en texte.',
});
