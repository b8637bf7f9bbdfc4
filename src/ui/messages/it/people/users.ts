import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'Aiuto con l’account',
  sendLink: 'Invia link per la password',
  confirm: 'Conferma l’indirizzo',
  unconfirm: 'Ritira la conferma',
  resetFactor: 'Azzera il secondo fattore',
  delete: 'Elimina l’account',
  suspend: 'Sospendi',
  endSessions: 'Disconnetti',
  confirmHint:
    'Conferma un indirizzo solo se sai che è davvero il suo. Non disconnette nessuno e non toglie nessun accesso.',
  unconfirmHint:
    'Questo indirizzo l’ha confermato un Admin. Non è provato finché non viene aperto un link inviato lì.',
  confirmed: 'Indirizzo di {name} confermato.',
  unconfirmed: 'Conferma dell’indirizzo di {name} ritirata.',
  adminHint: 'Togli il ruolo di Admin prima di azzerare il secondo fattore o eliminare l’account.',
  failed: 'Non ha funzionato',

  notesTitle: 'Note',
  notesHint: 'Le vedono solo gli Admin.',
  noteLabel: 'Nuova nota su {name}',
  noteSave: 'Salva la nota',
  noteRemove: 'Rimuovi',
  noteRemoveLabel: 'Rimuovi la nota di {author}',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'un ex Admin',
  noteSaved: 'Nota su {name} salvata.',
  noteRemoved: 'Nota su {name} rimossa.',

  bulkTooMany: 'Seleziona fino a {most, number} persone, una per una, per modificarle insieme.',
  bulkMore: '{count, plural, one {e un’altra} other {e altre #}}',
  askTitle:
    '{action, select, suspend {Sospendere} endSessions {Disconnettere} sendLink {Inviare un link per la password a} resetFactor {Azzerare il secondo fattore di} delete {Eliminare} other {Ritirare l’invito di}} {name}?',
  askTitleMany:
    '{action, select, suspend {Sospendere {count, number} persone?} endSessions {Disconnettere {count, number} persone?} sendLink {Inviare un link per la password a {count, number} persone?} resetFactor {Azzerare {count, number} secondi fattori?} delete {Eliminare {count, number} account?} other {Ritirare {count, number} inviti?}}',
  who: 'Chi: {names}',
  meansSuspend:
    'Si chiudono tutte le sessioni, e per tutto il periodo non si può accedere. Nei draft in corso gioca un bot. Mazzi e risultati restano.',
  meansEndSessions: 'Si chiudono le sessioni su ogni dispositivo. Poi si può accedere di nuovo.',
  meansSendLink: 'Parte la stessa email di “Password dimenticata?”. Il link vale 30 minuti.',
  meansResetFactor:
    'Poi per accedere basta la password. Si chiudono tutte le sessioni, e un’email lo comunica. Prima controlla che la richiesta venga davvero da chi ha l’account.',
  meansDeleteGoes:
    'Spariscono per sempre: nome, indirizzo email, accessi, mazzi, liste di carte, messaggi in chat e note. Non si può annullare.',
  meansDeleteStays:
    'I draft degli altri restano interi. Il posto compare come “Left member”. Parte un’email che lo comunica.',
  meansWithdraw:
    'L’invito lascia questa lista, e un’email non ancora partita non parte più. Il link di un’email già inviata apre comunque la pagina di registrazione.',
  yes: '{action, select, suspend {Sospendi} endSessions {Disconnetti} sendLink {Invia} resetFactor {Azzera} delete {Elimina} other {Ritira}}',
  cancel: 'Annulla',
  close: 'Chiudi',
  reasonLabel: 'Motivo, visibile alla persona',
  reasonMissing: 'Scrivi perché, in poche parole.',
  termLabel: 'Per quanto tempo',
  termDays: '{days, plural, one {# giorno} other {# giorni}}',
  termNone: 'Fino a revoca',
  workingTitle: 'In corso',
  progress: '{done, number} di {count, number}',
  stop: 'Interrompi',
  stopping: 'Interruzione dopo questa',
  toldTitle: 'Riuscite {done, number}, rifiutate {refused, number}',
  toldAllDone: '{done, plural, one {Fatto} other {Tutto fatto (#)}}',
  toldSkipped:
    '{count, plural, one {1 persona non è stata raggiunta.} other {# persone non sono state raggiunte.}}',
  resultDone: 'Fatto',
  doneNotice:
    '{action, select, suspend {{name}: account sospeso.} endSessions {{name}: sessioni chiuse ovunque.} sendLink {{name}: link per una nuova password inviato.} resetFactor {{name}: secondo fattore azzerato.} delete {{name}: account eliminato.} other {{name}: invito ritirato.}}',

  inviteLabel: 'Indirizzo email da invitare',
  inviteHint:
    'Riceve un’email con un link per creare un account, come membro. Puoi invitare 20 persone al giorno.',
  invite: 'Invita',
  invited: 'Invito inviato a {email}.',
  invitationsLabel: 'Inviti aperti',
  invitationsSearch: 'Indirizzo o Admin',
  invitationsEmpty: 'Nessun invito aperto',
  invitationsEmptyHint:
    'Chi inviti resta in questa lista finché non crea un account, per 30 giorni al massimo.',
  columnEmail: 'Indirizzo',
  columnInvitedBy: 'Invito di',
  columnSent: 'Inviato',
  withdraw: 'Ritira',
});
