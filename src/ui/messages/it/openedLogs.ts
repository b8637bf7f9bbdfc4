import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/openedLogs.ts';

export default translation<typeof english>()({
  title: 'Apri un log',
  lead: 'Un file Passleft, un log Draftmancer o il testo di un draft MTGO. Viene letto in questo browser e non viene inviato da nessuna parte.',
  myDrafts: 'I miei draft',
  choose: 'Scegli un log',
  file: 'File di log',
  chooseFile: 'Scegli un file',
  orDrop: 'o trascinane uno qui',
  paste: 'Incolla il testo',
  text: 'Testo del log',
  pasteFirst: 'Prima incolla il testo',
  openText: 'Apri questo testo',
  pastedText: 'Testo incollato',
  failed: 'Non riusciamo ad aprire {name}',
  opened: '{name}: {from}.',
  none: 'Nessun log aperto',
  noneHint:
    'Scegli un file, trascinane uno nel campo qui sopra o incolla il suo testo. Il replay mostra tutti i posti che contiene.',

  ownFile: 'File Passleft',
  draftmancerLog: 'Log Draftmancer {version}',
  mtgoLog: 'Log MTGO',
  mtgoDraft: 'Draft MTGO',
  event: 'Evento {event}',
  player: 'Giocatore',
  mainBucket: 'Main',
  repeatsNumbers: 'Questo file ripete i numeri delle pick, quindi le contiamo nel loro ordine.',
  isUnfinished:
    'Questo log finisce alla busta {round, number}, pick {pick, number}, prima che venisse presa una carta. Vedi le pick fino a lì.',
  leftOut:
    '{count, plural, one {# voce non è una pick da una busta ed è esclusa.} other {# voci non sono pick da una busta e sono escluse.}}',

  tooLarge: 'Questo file supera i 32 MB.',
  tooLong: 'Questo testo supera i 32 MB.',
  empty: 'Questo file è vuoto.',
  notText: 'Questo non è un file di testo.',
  brokenJson: 'Questo file non è un JSON completo. Forse è troncato.',
  brokenJsonAt: 'Riga {line}: non è un JSON completo. Forse è troncato.',
  noDraft: 'Questo JSON non è un draft.',
  proofLog:
    'Questo è il log che fa da prova per le buste. Per vederne i posti, apri il “File Passleft” dai risultati.',
  unknownJson: 'Questo JSON non è né un file Passleft né un log Draftmancer.',
  atLine: 'Riga {line}: {reason}',
  atPick: 'Pick {pick, number} di {name}: {reason}',
  otherVersion:
    'Questo file usa la versione {version, number} del formato. Qui si legge solo la versione {read, number}.',
  wrongInFile: '“{path}” non è corretto in questo file.',
  wrongInLog: '“{path}” non è corretto in questo log.',
  unknownPickCard:
    'La pick {pick, number} del round {round, number} di {name} indica la carta {card, number}, che nel file non c’è.',
  unknownPoolCard: 'Il pool di {name} indica la carta {card, number}, che nel file non c’è.',
  nobody: 'Questo log non ha giocatori.',
  tooManyPeople: 'Questo log ha {count, number} giocatori. Un draft ne ha al massimo {most, number}.',
  noPicksInLog: 'Questo log non ha pick da una busta, quindi non c’è niente da rivedere.',
  noPicksInText: 'Questo testo non ha pick, quindi non c’è niente da rivedere.',
  notInPack: 'è stata presa una carta che non era nella busta.',
  unknownCard: 'il log non ha nessuna carta “{card}”.',
  unknownLine: 'non è né un giocatore, né una busta, né una pick, né una carta.',
  noPickTaken: 'questa pick non segna nessuna carta come presa.',
  earlierNotTaken: 'la pick precedente (riga {line}) non segna nessuna carta come presa.',
  packOrder: 'la busta {round, number} viene dopo la busta {last, number}.',
  tooManyPicks: 'un posto ha al massimo {most, number} pick.',
  tooManyPlayers: 'un draft ha al massimo {most, number} giocatori.',
  tooManyCards: 'una busta ha al massimo {most, number} carte.',
  pickedNotInPack: '“{card}” risulta presa, ma non era nella busta.',
});
