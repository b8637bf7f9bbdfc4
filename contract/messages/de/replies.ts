import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/replies.ts';

export default translation<typeof english>()({
  notFound: 'Das wurde nicht gefunden.',
  signedOut: 'Bitte log dich ein.',
  forbidden: 'Das darfst du nicht.',
  validation: 'Bitte prüf deine Eingaben.',
  tooManySeconds:
    'Zu viele Versuche. Versuch es in {count, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  tooManyMinutes:
    'Zu viele Versuche. Versuch es in {count, plural, one {# Minute} other {# Minuten}} noch einmal.',
  badRequest: 'Die Anfrage war nicht lesbar.',
  methodNotAllowed: 'Das geht unter dieser Adresse nicht.',
  tooSlow: 'Die Anfrage hat zu lange gedauert.',
  tooLarge: 'Das ist zu groß.',
  addressTooLong: 'Die Adresse ist zu lang.',
  headersTooLarge: 'Die Header sind zu groß.',
  unsupportedMediaType: 'Sende JSON.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website.',
  storageAway: 'Der Server erreicht gerade seinen Speicher nicht. Versuch es gleich noch einmal.',
  stopping: 'Der Server startet neu. Versuch es gleich noch einmal.',
  internal: 'Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.',

  wrongCredentials: 'E-Mail, Nutzername oder Passwort stimmt nicht.',
  wrongPassword: 'Das ist nicht dein jetziges Passwort.',
  wrongCode: 'Dieser Code stimmt nicht.',
  wrongFactorCode: 'Dieser Code stimmt nicht.',
  secondFactorAsked: 'Gib den Code aus deiner Authenticator-App ein.',
  secondFactorRequired: 'Admins brauchen einen zweiten Faktor. Richte ihn in deinem Profil ein.',
  secondFactorOn: 'Dein zweiter Faktor ist schon an.',
  secondFactorNotStarted: 'Der Schlüssel ist abgelaufen. Fang noch einmal an.',
  challengeOver: 'Log dich noch einmal ein.',
  reauthNeeded: 'Log dich noch einmal ein und versuch es dann innerhalb von fünf Minuten.',
  linkNotGood: 'Dieser Link oder Code gilt nicht oder nicht mehr. Fordere eine neue E-Mail an.',
  alreadyVerified: 'Deine E-Mail-Adresse ist bestätigt.',
  lastWayIn:
    'Das ist der einzige Zugang zu deinem Konto. Setz zuerst ein Passwort oder verknüpf einen anderen Login.',
  identityExpired: 'Dieser Login ist abgelaufen. Bitte fang noch einmal an.',
  identityTaken: 'Zu diesem Login gibt es schon ein Konto. Log dich damit ein.',
  returnRefused: 'Dieser Login wurde woanders oder vor zu langer Zeit begonnen. Bitte fang noch einmal an.',
  demoAccount: 'Demo-Konten bleiben, wie sie sind.',
  tokenOver:
    'Dieses Zugriffstoken gilt nicht. Vielleicht ist es abgelaufen oder widerrufen, oder es endete mit einer Rolle oder einem Passwort. Erstelle im Profil ein neues.',
  tokenScope: 'Diesem Zugriffstoken fehlt die Berechtigung {scope}.',
  tokenNotTaken: 'Zugriffstoken funktionieren hier nicht. Log dich ein oder ruf die Adresse ohne Token auf.',
  tokenInAddress:
    'Sende ein Zugriffstoken im Authorization-Header, nie in der Adresse. Widerrufe dieses: Adressen landen in Protokollen.',
  scopeNotYours: 'Deine Rolle erlaubt eine dieser Berechtigungen nicht.',
  tooManyTokens:
    'Du hast schon {count, plural, one {# Zugriffstoken} other {# Zugriffstoken}}. Widerrufe erst eines.',
  passkeysOff: 'Unter dieser Adresse gibt es keine Passkeys.',
  passkeyRefused: 'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal oder log dich anders ein.',
  wrongPasskey: 'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal.',
  passkeyNotAdded: 'Der Passkey konnte nicht hinzugefügt werden. Versuch es noch einmal.',
  tooManyPasskeys: 'Du hast schon 20 Passkeys. Entferne zuerst einen.',
  noPasskey: 'Du hast noch keinen Passkey.',
  secondFactorStays: 'Admins brauchen einen zweiten Faktor. Er bleibt an.',
  suspended: 'Dieses Konto ist gesperrt. Grund: {reason}',
  suspendedUntil: 'Dieses Konto ist bis {until} UTC gesperrt. Grund: {reason}',

  isPublished: 'Das ist veröffentlicht, also kann nur ein Admin es ändern. Leg eine Kopie an und ändere die.',
  noAddress: 'Diese Person hat keine E-Mail-Adresse.',
  noSecondFactor: 'Diese Person hat keinen zweiten Faktor.',
  notConfirmedByHand: 'Nur eine Bestätigung durch einen Admin lässt sich zurücknehmen.',
  memberSuspended: 'Diese Person ist gesperrt. Heb zuerst die Sperre auf.',
  tooManyNotes: 'Zu einer Person passen 50 Notizen. Entferne zuerst eine.',
  invitationsSpent: 'Du kannst 20 Leute pro Tag einladen. Versuch es morgen wieder.',
  roleNeedsAddress: 'Für diese Rolle muss die Person zuerst ihre E-Mail-Adresse bestätigen.',
  roleOfSuspended: 'Dieses Konto ist gesperrt. Heb die Sperre auf, bevor du ihm eine Rolle gibst.',

  sourceOff: 'Dieser Server holt keine Cubes. Füg stattdessen die Liste ein.',
  cubeUnknown: 'Diesen Cube gibt es bei CubeCobra nicht, oder er ist privat. Prüf den Link.',
  cubeTooLarge: 'Ein Cube darf höchstens 5.000 Karten haben.',
  sourceAway: 'CubeCobra antwortet nicht. Versuch es gleich noch einmal oder füg die Liste ein.',
  sourceBusy: 'CubeCobra wird zu oft gefragt. Versuch es in einer Minute noch einmal oder füg die Liste ein.',
  sourceChanged: 'Die Antwort von CubeCobra war nicht lesbar. Füg stattdessen die Liste ein.',
  recipeKnown: 'Es gibt schon eine Quelle mit dieser ID. Gib dem Rezept eine andere.',

  listUnknown: 'Diese Liste ist nicht mehr da.',
  listTooLong: 'Eine Liste hat höchstens 2.000 Zeilen mit Karten.',
  tooManyLists: 'Du hast schon {count, plural, one {# Liste} other {# Listen}}. Lösch zuerst eine.',

  practiceUnknown: 'Dieser Übungsdraft ist nicht in deinem Konto gespeichert.',
  practiceChanged: 'Die Karten haben sich seit diesem Draft geändert, also lässt er sich nicht speichern.',
  practiceUnfinished: 'Dieser Draft ist noch nicht fertig. Nimm alle Karten und speicher ihn dann.',
  practiceUnread: 'Dieser Draft folgt nicht den Regeln seines Spiels, also lässt er sich nicht speichern.',
  practiceTooLong: 'Dieser Draft ist zu lang zum Speichern.',
  tooManyPractices:
    'Du hast schon {count, plural, one {# Übungsdraft} other {# Übungsdrafts}} gespeichert. Lösch zuerst einen unter „Meine Drafts“.',

  hookUnknown: 'Diesen Webhook gibt es nicht mehr.',
  hookOff: 'Dieser Webhook ist aus. Schalte ihn zuerst ein; ein beendeter kommt nicht zurück.',
  tooManyHooks: 'Du hast schon {count, plural, one {# Webhook} other {# Webhooks}}. Entferne zuerst einen.',
  hookAddress: 'Gib eine öffentliche https-Adresse ohne Port, Namen und Passwort ein.',
  hookDomain: 'Webhooks dürfen noch nicht zu {host}. Ein Admin muss die Domain erlauben.',
  hookNoDiscord:
    'Das ist nicht die Adresse des Webhooks eines Discord-Kanals. Kopiere sie aus den Einstellungen des Kanals, unter „Integrationen“.',

  changedMeanwhile:
    '{what, select, achievement {Dieser Erfolg} card {Diese Karte} export {Dieser Export} game {Dieses Spiel} pack {Dieser Booster} printing {Dieser Druck} set {Dieses Set} template {Diese Vorlage} other {Dieser Eintrag}} wurde in einem anderen Fenster geändert. Sieh dir zuerst den neuen Stand an.',
  slugTaken: 'In diesem Spiel gibt es schon etwas mit dem Kurznamen „{slug}“.',
});
