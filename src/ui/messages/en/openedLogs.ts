import { catalogue } from '#contract/messages/catalogue.ts';

/** Drafts from files that people bring. */
export default catalogue({
  title: 'Open a log',
  lead: 'A Passleft file, a Draftmancer log or the text of an MTGO draft. It’s read in this browser and isn’t sent anywhere.',
  myDrafts: 'My drafts',
  choose: 'Choose a log',
  file: 'Log file',
  chooseFile: 'Choose a file',
  orDrop: 'or drop one here',
  paste: 'Paste the text',
  text: 'Text of the log',
  pasteFirst: 'Paste the text first',
  openText: 'Open this text',
  pastedText: 'Pasted text',
  failed: '{name} couldn’t be opened',
  opened: '{name}: {from}.',
  none: 'No log is open',
  noneHint:
    'Choose a file, drop one on the field above, or paste its text. The replay shows every seat in it.',

  // What a file is.
  ownFile: 'Passleft file',
  draftmancerLog: 'Draftmancer log {version}',
  mtgoLog: 'MTGO log',
  mtgoDraft: 'MTGO draft',
  event: 'Event {event}',
  player: 'Player',
  mainBucket: 'Main',
  repeatsNumbers: 'This file repeats pick numbers, so picks are counted in their order.',
  isUnfinished:
    'This log ends at pack {round, number}, pick {pick, number}, before a card was taken. You see the picks up to there.',
  leftOut:
    '{count, plural, one {# entry isn’t a pick from a pack and is left out.} other {# entries aren’t picks from a pack and are left out.}}',

  // Why a file cannot be opened.
  tooLarge: 'This file is larger than 32 MB.',
  tooLong: 'This text is longer than 32 MB.',
  empty: 'This file is empty.',
  notText: 'This isn’t a text file.',
  brokenJson: 'This file isn’t complete JSON. It may be cut short.',
  brokenJsonAt: 'Line {line}: this isn’t complete JSON. It may be cut short.',
  noDraft: 'This JSON isn’t a draft.',
  proofLog:
    'This is the log that proves the packs. To see its seats, open the “Passleft file” from the results.',
  unknownJson: 'This JSON is neither a Passleft file nor a Draftmancer log.',
  atLine: 'Line {line}: {reason}',
  atPick: 'Pick {pick, number} of {name}: {reason}',
  otherVersion:
    'This file is version {version, number} of the format. Only version {read, number} can be read here.',
  wrongInFile: '“{path}” isn’t right in this file.',
  wrongInLog: '“{path}” isn’t right in this log.',
  unknownPickCard:
    'Pick {pick, number} of round {round, number} of {name} names card {card, number}, which isn’t in the file.',
  unknownPoolCard: 'The pool of {name} names card {card, number}, which isn’t in the file.',
  nobody: 'This log has no players.',
  tooManyPeople: 'This log has {count, number} players. A draft has at most {most, number}.',
  noPicksInLog: 'This log has no pick from a pack, so there’s nothing to replay.',
  noPicksInText: 'This text has no pick, so there’s nothing to replay.',
  notInPack: 'a card was taken that wasn’t in the pack.',
  unknownCard: 'the log has no card “{card}”.',
  unknownLine: 'this is neither a player, a pack, a pick nor a card.',
  noPickTaken: 'this pick marks no card as taken.',
  earlierNotTaken: 'the pick before this one (line {line}) marks no card as taken.',
  packOrder: 'pack {round, number} comes after pack {last, number}.',
  tooManyPicks: 'a seat has at most {most, number} picks.',
  tooManyPlayers: 'a draft has at most {most, number} players.',
  tooManyCards: 'a pack has at most {most, number} cards.',
  pickedNotInPack: '“{card}” was picked but wasn’t in the pack.',
});
