import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/emails.ts';

export default translation<typeof english>()({
  hello: 'Hallo {handle},',
  helloStranger: 'Hallo,',
  notYou:
    'Wenn du das nicht warst, setz sofort dein Passwort zurück und sieh dir im Profil deine Sitzungen an.',
  notAsked: 'Wenn du das nicht angefordert hast, musst du nichts tun.',
  tellOperator: 'Wenn du das nicht warst, sag es dem Betreiber dieser Website.',
  sameBrowser:
    'Öffne den Link in dem Browser, in dem du eingeloggt bist. Alle anderen Geräte werden ausgeloggt, und Logins, die auf anderen Geräten eingerichtet wurden, werden entfernt.',
  orCode: 'Oder gib diesen Code dort ein, wo du eingeloggt bist. Er gilt 10 Minuten, der Link 24 Stunden.',

  verifySubject: 'Bestätige deine E-Mail-Adresse für Passleft',
  verifyWords: 'Willkommen bei Passleft. Bitte bestätige, dass das deine E-Mail-Adresse ist.',
  verifyButton: 'Adresse bestätigen',
  verifyNotYou: 'Wenn du kein Konto angelegt hast, musst du nichts tun.',

  newAddressSubject: 'Bestätige deine neue E-Mail-Adresse für Passleft',
  newAddressWords: 'Du möchtest ab jetzt diese Adresse für dein Konto verwenden. Bitte bestätige sie.',
  newAddressButton: 'Neue Adresse bestätigen',

  addressChangesSubject: 'Dein Passleft-Konto soll eine andere E-Mail-Adresse bekommen',
  addressChangesWords:
    'Jemand, der mit deinem Konto eingeloggt ist, möchte dessen E-Mail-Adresse in {email} ändern.',
  addressChangesWhen:
    'Die Änderung gilt, sobald die neue Adresse bestätigt ist. Bis dahin bleibt diese hier.',

  addressChangedSubject: 'Dein Passleft-Konto hat eine andere E-Mail-Adresse',
  addressChangedWords:
    'Die E-Mail-Adresse deines Kontos ist jetzt {email}. Hierher kommen keine E-Mails mehr.',

  accountExistsSubject: 'Du hast schon ein Passleft-Konto',
  accountExistsWords:
    'Jemand hat deine E-Mail-Adresse für ein neues oder ein anderes Konto eingegeben. Du hast schon eines, und es wurde nichts geändert.',
  accountExistsHint:
    'Wenn du das warst, log dich wie bisher ein. Wenn du dein Passwort nicht mehr weißt, fordere auf der Login-Seite ein neues an.',

  resetSubject: 'Wähle ein neues Passwort für Passleft',
  resetWords:
    'Jemand hat ein neues Passwort für dein Konto angefordert. Der Link gilt einmal, 30 Minuten lang.',
  resetButton: 'Neues Passwort wählen',
  resetNotAsked: 'Wenn du das nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.',

  passwordSubject: 'Dein Passwort für Passleft wurde geändert',
  passwordWords: 'Das Passwort deines Kontos wurde geändert.',
  passwordResetWords: 'Das Passwort deines Kontos wurde geändert, und alle Geräte wurden ausgeloggt.',
  waysLeft:
    'Diese Zugänge wurden früher eingerichtet und gelten noch. Wenn du einen nicht kennst, entferne ihn über seinen Link.',
  wayFactor: 'Zweiter Faktor: Beim Einloggen wird nach mehr als dem Passwort gefragt.',
  wayFactorButton: 'Zweiten Faktor ausschalten',
  wayAs: '{name}, als {email}',
  wayPasskey: 'Passkey „{name}“',
  wayPasskeyButton: 'Passkey „{name}“ entfernen',
  wayButton: '{name} entfernen',
  waysHint: 'Jeder Link gilt einmal, 24 Stunden lang. Du wirst vorher gefragt.',

  waysEndedSubject: 'Zugänge zu deinem Passleft-Konto entfernt',
  waysEndedWords:
    'Du hast diese E-Mail-Adresse bestätigt. Was vorher in einem anderen Browser für das Konto eingerichtet war, wurde entfernt, denn vielleicht warst du das nicht:',
  waysEndedSignIn: 'Login mit {name}',
  waysEndedFactor: 'Der zweite Faktor und seine Wiederherstellungscodes',
  waysEndedHint: 'Wenn du das warst, log dich ein und richte es im Profil wieder ein.',

  factorOnSubject: 'Der zweite Faktor deines Passleft-Kontos ist an',
  factorOnWords:
    'Ab jetzt wird beim Einloggen auch nach einem Code aus deiner Authenticator-App gefragt. Heb deine Wiederherstellungscodes sicher auf.',
  factorOffSubject: 'Der zweite Faktor deines Passleft-Kontos ist aus',
  factorOffWords: 'Ab jetzt wird beim Einloggen nur nach deinem Passwort gefragt.',
  factorResetSubject: 'Der zweite Faktor deines Passleft-Kontos wurde zurückgesetzt',
  factorResetWords:
    'Ein Admin hat den zweiten Faktor deines Kontos ausgeschaltet und dich überall ausgeloggt. Beim Einloggen wird jetzt nur nach deinem Passwort gefragt.',
  factorResetHint: 'Du kannst in deinem Profil einen neuen einrichten.',

  invitationSubject: '{from} lädt dich zu Passleft ein',
  invitationWords:
    '{from} lädt dich ein, auf Passleft Kartenspiele zu draften. Leg ein Konto an und mach mit.',
  invitationButton: 'Konto anlegen',
  invitationUnknown:
    'Wenn du nicht weißt, von wem das kommt, ignorier diese E-Mail. Für dich wird kein Konto angelegt.',

  linkedSubject: 'Login mit {provider} zu deinem Passleft-Konto hinzugefügt',
  linkedWords: 'Du kannst dich jetzt mit {provider} in dein Konto einloggen.',
  unlinkedSubject: 'Login mit {provider} von deinem Passleft-Konto entfernt',
  unlinkedWords: 'Du kannst dich nicht mehr mit {provider} in dein Konto einloggen.',

  passkeyAddedSubject: 'Zu deinem Passleft-Konto wurde ein Passkey hinzugefügt',
  passkeyAddedWords: 'Du kannst dich jetzt mit dem Passkey „{name}“ in dein Konto einloggen.',
  passkeyRemovedSubject: 'Ein Passkey deines Passleft-Kontos wurde entfernt',
  passkeyRemovedWords: 'Du kannst dich nicht mehr mit dem Passkey „{name}“ in dein Konto einloggen.',
  passkeyFactorOnSubject: 'Dein Passleft-Konto fragt jetzt nach dem Passwort auch nach einem Passkey',
  passkeyFactorOnWords:
    'Ab jetzt wird beim Einloggen mit Passwort auch nach einem Passkey gefragt. Heb deine Wiederherstellungscodes sicher auf.',
  passkeyFactorOffSubject: 'Dein Passleft-Konto fragt nach dem Passwort nicht mehr nach einem Passkey',
  passkeyFactorOffWords: 'Ab jetzt wird beim Einloggen mit Passwort nicht mehr nach einem Passkey gefragt.',

  deletedSubject: 'Dein Passleft-Konto ist gelöscht',
  deletedWords:
    'Dein Konto und alles, was dazugehörte, sind gelöscht, wie du es wolltest. In Drafts mit anderen bleibt dein Platz ohne deinen Namen stehen.',
  deletedByAdmin:
    'Ein Admin hat dein Konto und alles, was dazugehörte, gelöscht. In Drafts mit anderen bleibt dein Platz ohne deinen Namen stehen.',
  deletedQuestions: 'Wenn du Fragen hast, wende dich an den Betreiber dieser Website.',
});
