import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/openedLogs.ts';

export default translation<typeof english>()({
  title: 'Log öffnen',
  lead: 'Eine Passleft-Datei, ein Draftmancer-Log oder der Text eines MTGO-Drafts. Gelesen wird sie in diesem Browser, gesendet wird nichts.',
  myDrafts: 'Meine Drafts',
  choose: 'Wähle ein Log',
  file: 'Logdatei',
  chooseFile: 'Datei wählen',
  orDrop: 'oder hierher ziehen',
  paste: 'Text einfügen',
  text: 'Text des Logs',
  pasteFirst: 'Füg zuerst den Text ein',
  openText: 'Diesen Text öffnen',
  pastedText: 'Eingefügter Text',
  failed: '{name} ließ sich nicht öffnen',
  opened: '{name}: {from}.',
  none: 'Kein Log ist offen',
  noneHint:
    'Wähle eine Datei, zieh sie auf das Feld oben, oder füg ihren Text ein. Das Replay zeigt alle Plätze darin.',

  ownFile: 'Passleft-Datei',
  draftmancerLog: 'Draftmancer-Log {version}',
  mtgoLog: 'MTGO-Log',
  mtgoDraft: 'MTGO-Draft',
  event: 'Event {event}',
  player: 'Person',
  mainBucket: 'Main',
  repeatsNumbers: 'Diese Datei wiederholt Pick-Nummern, also zählen die Picks in ihrer Reihenfolge.',
  isUnfinished:
    'Dieses Log endet bei Booster {round, number}, Pick {pick, number}, bevor eine Karte genommen wurde. Du siehst die Picks bis dahin.',
  leftOut:
    '{count, plural, one {# Eintrag ist kein Pick aus einem Booster und fehlt deshalb.} other {# Einträge sind keine Picks aus einem Booster und fehlen deshalb.}}',

  tooLarge: 'Diese Datei ist größer als 32 MB.',
  tooLong: 'Dieser Text ist länger als 32 MB.',
  empty: 'Diese Datei ist leer.',
  notText: 'Das ist keine Textdatei.',
  brokenJson: 'Diese Datei ist kein vollständiges JSON. Vielleicht ist sie abgeschnitten.',
  brokenJsonAt: 'Zeile {line}: Das ist kein vollständiges JSON. Vielleicht ist es abgeschnitten.',
  noDraft: 'Dieses JSON ist kein Draft.',
  proofLog:
    'Das ist das Log, das die Booster beweist. Um seine Plätze zu sehen, öffne die „Passleft-Datei“ aus den Ergebnissen.',
  unknownJson: 'Dieses JSON ist weder eine Passleft-Datei noch ein Draftmancer-Log.',
  atLine: 'Zeile {line}: {reason}',
  atPick: 'Pick {pick, number} von {name}: {reason}',
  otherVersion:
    'Diese Datei hat Version {version, number} des Formats. Hier lässt sich nur Version {read, number} lesen.',
  wrongInFile: '„{path}“ stimmt in dieser Datei nicht.',
  wrongInLog: '„{path}“ stimmt in diesem Log nicht.',
  unknownPickCard:
    'Pick {pick, number} in Runde {round, number} von {name} nennt Karte {card, number}, die nicht in der Datei steht.',
  unknownPoolCard: 'Der Pool von {name} nennt Karte {card, number}, die nicht in der Datei steht.',
  nobody: 'In diesem Log spielt niemand.',
  tooManyPeople: 'In diesem Log spielen {count, number} Leute. Ein Draft hat höchstens {most, number}.',
  noPicksInLog: 'In diesem Log ist kein Pick aus einem Booster, also gibt es nichts zu zeigen.',
  noPicksInText: 'In diesem Text ist kein Pick, also gibt es nichts zu zeigen.',
  notInPack: 'Es wurde eine Karte genommen, die nicht im Booster war.',
  unknownCard: 'Das Log hat keine Karte „{card}“.',
  unknownLine: 'Das ist weder eine Person noch ein Booster, ein Pick oder eine Karte.',
  noPickTaken: 'Dieser Pick markiert keine Karte als genommen.',
  earlierNotTaken: 'Der Pick davor (Zeile {line}) markiert keine Karte als genommen.',
  packOrder: 'Booster {round, number} kommt nach Booster {last, number}.',
  tooManyPicks: 'Ein Platz hat höchstens {most, number} Picks.',
  tooManyPlayers: 'An einem Draft nehmen höchstens {most, number} Leute teil.',
  tooManyCards: 'Ein Booster hat höchstens {most, number} Karten.',
  pickedNotInPack: '„{card}“ wurde gepickt, war aber nicht im Booster.',
});
