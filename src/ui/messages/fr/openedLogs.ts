import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/openedLogs.ts';

export default translation<typeof english>()({
  title: 'Ouvrir un log',
  lead: 'Un fichier Passleft, un log Draftmancer ou le texte d’un draft MTGO. Il est lu dans ce navigateur et n’est envoyé nulle part.',
  myDrafts: 'Mes drafts',
  choose: 'Choisir un log',
  file: 'Fichier de log',
  chooseFile: 'Choisir un fichier',
  orDrop: 'ou en déposer un ici',
  paste: 'Coller le texte',
  text: 'Texte du log',
  pasteFirst: 'Collez d’abord le texte',
  openText: 'Ouvrir ce texte',
  pastedText: 'Texte collé',
  failed: 'Impossible d’ouvrir {name}',
  opened: '{name} : {from}.',
  none: 'Aucun log ouvert',
  noneHint:
    'Choisissez un fichier, déposez-en un sur le champ ci-dessus, ou collez son texte. Le replay montre toutes ses places.',

  ownFile: 'Fichier Passleft',
  draftmancerLog: 'Log Draftmancer {version}',
  mtgoLog: 'Log MTGO',
  mtgoDraft: 'Draft MTGO',
  event: 'Événement {event}',
  player: 'Joueur',
  mainBucket: 'Deck principal',
  repeatsNumbers: 'Ce fichier répète des numéros de pick : les picks sont donc comptés dans leur ordre.',
  isUnfinished:
    'Ce log s’arrête au booster {round, number}, pick {pick, number}, avant qu’une carte soit prise. Vous voyez les picks jusque-là.',
  leftOut:
    '{count, plural, one {# entrée n’est pas un pick dans un booster et a été écartée.} other {# entrées ne sont pas des picks dans un booster et ont été écartées.}}',

  tooLarge: 'Ce fichier dépasse 32 Mo.',
  tooLong: 'Ce texte dépasse 32 Mo.',
  empty: 'Ce fichier est vide.',
  notText: 'Ce n’est pas un fichier texte.',
  brokenJson: 'Ce fichier n’est pas du JSON complet. Il est peut-être coupé.',
  brokenJsonAt: 'Ligne {line} : ce n’est pas du JSON complet. Il est peut-être coupé.',
  noDraft: 'Ce JSON n’est pas un draft.',
  proofLog:
    'C’est le log qui prouve les boosters. Pour voir ses places, ouvrez le « Fichier Passleft » depuis les résultats.',
  unknownJson: 'Ce JSON n’est ni un fichier Passleft ni un log Draftmancer.',
  atLine: 'Ligne {line} : {reason}',
  atPick: 'Pick {pick, number}, {name} : {reason}',
  otherVersion:
    'Ce fichier est en version {version, number} du format. Seule la version {read, number} peut être lue ici.',
  wrongInFile: '« {path} » n’est pas correct dans ce fichier.',
  wrongInLog: '« {path} » n’est pas correct dans ce log.',
  unknownPickCard:
    'Le pick {pick, number} de la manche {round, number} ({name}) cite la carte {card, number}, qui n’est pas dans le fichier.',
  unknownPoolCard: 'Un pool ({name}) cite la carte {card, number}, qui n’est pas dans le fichier.',
  nobody: 'Ce log n’a aucun joueur.',
  tooManyPeople: 'Ce log a {count, number} joueurs. Un draft en compte au plus {most, number}.',
  noPicksInLog: 'Ce log n’a aucun pick dans un booster, il n’y a rien à revoir.',
  noPicksInText: 'Ce texte n’a aucun pick, il n’y a rien à revoir.',
  notInPack: 'une carte prise n’était pas dans le booster.',
  unknownCard: 'le log n’a pas de carte « {card} ».',
  unknownLine: 'ce n’est ni un joueur, ni un booster, ni un pick, ni une carte.',
  noPickTaken: 'ce pick ne marque aucune carte comme prise.',
  earlierNotTaken: 'le pick d’avant (ligne {line}) ne marque aucune carte comme prise.',
  packOrder: 'le booster {round, number} vient après le booster {last, number}.',
  tooManyPicks: 'une place a au plus {most, number} picks.',
  tooManyPlayers: 'un draft a au plus {most, number} joueurs.',
  tooManyCards: 'un booster a au plus {most, number} cartes.',
  pickedNotInPack: '« {card} » a été prise mais n’était pas dans le booster.',
});
