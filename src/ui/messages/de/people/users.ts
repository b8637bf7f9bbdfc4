import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/users.ts';

export default translation<typeof english>()({
  helpTitle: 'Hilfe mit dem Konto',
  sendLink: 'Passwort-Link schicken',
  confirm: 'Adresse bestätigen',
  unconfirm: 'Bestätigung zurücknehmen',
  resetFactor: 'Zweiten Faktor zurücksetzen',
  delete: 'Konto löschen',
  suspend: 'Sperren',
  endSessions: 'Ausloggen',
  confirmHint:
    'Bestätige eine Adresse nur, wenn du weißt, dass sie dieser Person gehört. Dabei wird niemand ausgeloggt und kein Login entfernt.',
  unconfirmHint:
    'Ein Admin hat diese Adresse bestätigt. Bewiesen ist sie erst, wenn die Person einen Link öffnet, der dorthin ging.',
  confirmed: 'Adresse von {name} bestätigt.',
  unconfirmed: 'Bestätigung der Adresse von {name} zurückgenommen.',
  adminHint:
    'Nimm zuerst die Admin-Rolle weg, bevor du den zweiten Faktor zurücksetzt oder das Konto löschst.',
  failed: 'Das hat nicht geklappt',

  notesTitle: 'Notizen',
  notesHint: 'Die sehen nur Admins.',
  noteLabel: 'Neue Notiz zu {name}',
  noteSave: 'Notiz speichern',
  noteRemove: 'Entfernen',
  noteRemoveLabel: 'Notiz von {author} entfernen',
  noteBy: '{author}, {at, date, ::dMMMyyyy}',
  noteByNobody: 'ehemals Admin',
  noteSaved: 'Notiz zu {name} gespeichert.',
  noteRemoved: 'Notiz zu {name} entfernt.',

  bulkTooMany: 'Wähle bis zu {most, number} Leute einzeln aus, um sie zusammen zu ändern.',
  bulkMore: '{count, plural, one {und 1 weitere Person} other {und # weitere}}',
  askTitle:
    '{action, select, suspend {{name} sperren} endSessions {{name} ausloggen} sendLink {Passwort-Link an {name} schicken} resetFactor {Zweiten Faktor von {name} zurücksetzen} delete {{name} löschen} other {Einladung von {name} zurückziehen}}?',
  askTitleMany:
    '{action, select, suspend {{count, number} Leute sperren?} endSessions {{count, number} Leute ausloggen?} sendLink {{count, number} Leuten einen Passwort-Link schicken?} resetFactor {{count, number} zweite Faktoren zurücksetzen?} delete {{count, number} Konten löschen?} other {{count, number} Einladungen zurückziehen?}}',
  who: 'Wer: {names}',
  meansSuspend:
    'Alle Geräte werden ausgeloggt, und so lange ist kein Einloggen möglich. Auf laufenden Plätzen spielt ein Bot. Decks und Ergebnisse bleiben.',
  meansEndSessions: 'Alle Geräte werden ausgeloggt. Neu einloggen geht danach wieder.',
  meansSendLink: 'Es geht dieselbe E-Mail raus wie nach „Passwort vergessen?“. Der Link gilt 30 Minuten.',
  meansResetFactor:
    'Zum Einloggen reicht dann das Passwort. Alle Geräte werden ausgeloggt, und dazu geht eine E-Mail raus. Prüf zuerst, ob die Bitte wirklich von der richtigen Person kommt.',
  meansDeleteGoes:
    'Endgültig weg sind: Name, E-Mail-Adresse, Logins, Decks, Kartenlisten, Chatzeilen und Notizen. Das lässt sich nicht rückgängig machen.',
  meansDeleteStays:
    'Drafts anderer Leute bleiben vollständig. Der Platz heißt dann „Left member“. Dazu geht eine E-Mail raus.',
  meansWithdraw:
    'Der Eintrag verschwindet aus dieser Liste, und eine E-Mail, die noch nicht raus ist, wird nicht geschickt. Der Link einer schon geschickten E-Mail öffnet weiter die Registrierung.',
  yes: '{action, select, suspend {Sperren} endSessions {Ausloggen} sendLink {Schicken} resetFactor {Zurücksetzen} delete {Löschen} other {Zurückziehen}}',
  cancel: 'Abbrechen',
  close: 'Schließen',
  reasonLabel: 'Grund, wird dort angezeigt',
  reasonMissing: 'Nenn in ein paar Worten den Grund.',
  termLabel: 'Wie lange?',
  termDays: '{days, plural, one {# Tag} other {# Tage}}',
  termNone: 'Bis sie aufgehoben wird',
  workingTitle: 'Läuft',
  progress: '{done, number} von {count, number} erledigt',
  stop: 'Anhalten',
  stopping: 'Hält danach an',
  toldTitle: '{done, number} erledigt, {refused, number} abgelehnt',
  toldAllDone: '{done, plural, one {Erledigt} other {Alle # erledigt}}',
  toldSkipped:
    '{count, plural, one {1 Person kam nicht mehr dran.} other {# Personen kamen nicht mehr dran.}}',
  resultDone: 'Erledigt',
  doneNotice:
    '{action, select, suspend {{name} gesperrt.} endSessions {{name} überall ausgeloggt.} sendLink {Link für ein neues Passwort an {name} geschickt.} resetFactor {Zweiter Faktor von {name} zurückgesetzt.} delete {Konto von {name} gelöscht.} other {Einladung von {name} zurückgezogen.}}',

  inviteLabel: 'E-Mail-Adresse für die Einladung',
  inviteHint:
    'Dorthin geht eine E-Mail mit einem Link, um ein Konto als Mitglied anzulegen. Du kannst 20 Leute pro Tag einladen.',
  invite: 'Einladen',
  invited: '{email} eingeladen.',
  invitationsLabel: 'Offene Einladungen',
  invitationsSearch: 'Adresse oder Admin',
  invitationsEmpty: 'Keine offenen Einladungen',
  invitationsEmptyHint: 'Wen du einlädst, steht hier, bis ein Konto angelegt ist, höchstens 30 Tage.',
  columnEmail: 'Adresse',
  columnInvitedBy: 'Eingeladen von',
  columnSent: 'Geschickt',
  withdraw: 'Zurückziehen',
});
