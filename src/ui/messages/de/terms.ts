import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/terms.ts';

export default translation<typeof english>()({
  title: 'Nutzungsbedingungen',
  lead: 'Was du von dieser Website erwarten kannst, was sie von dir erwartet und was sie über dich speichert. In Kraft seit dem 21. November 2026.',

  short: 'In Kürze',
  shortFree: '{product} ist kostenlos, und du bekommst es so, wie es ist.',
  shortFair:
    'Sei fair und freundlich am Tisch. Wer das nicht ist, dessen Konto kann der Betreiber dieser Website schließen.',
  shortData:
    'Wir speichern, was das Spiel braucht, und so lange es das braucht. Du kannst deine Daten jederzeit herunterladen oder dein Konto löschen, ohne jemanden zu fragen.',
  shortSell: 'Wir verkaufen nichts, zeigen keine Werbung und geben nichts weiter.',

  account: 'Dein Konto',
  accountNeed:
    'Du kannst dich umsehen, ohne uns zu sagen, wer du bist, als Gast draften oder ein Konto anlegen. Ein Konto braucht eine E-Mail-Adresse, die du liest, denn nur darüber kommst du wieder hinein, wenn du dein Passwort verlierst. Ein Konto ist für einen Menschen. Teile es nicht, und gib dich nicht für jemand anderen aus.',
  accountPassword:
    'Pass auf dein Passwort auf. Wenn du es auch woanders benutzt, kann jeder, der es dort erfährt, hier als du draften. Ein zweiter Faktor, den du in deinem Profil einschaltest, hält solche Leute auch dann draußen.',
  accountProvider:
    'Wenn du dich über einen anderen Dienst einloggst, sagt er uns, wer du dort bist, und, wenn du es erlaubst, deine E-Mail-Adresse. Dein Passwort dort sehen wir nie, und wir ändern dort nichts.',

  table: 'Am Tisch',
  tableWhy: 'Andere sind hier, um zu spielen. Deshalb:',
  tableInsults:
    'Keine Beleidigungen, keine Drohungen, kein Hass, weder im Chat noch im Nutzernamen noch im Profil.',
  tablePacks:
    'Sag anderen während eines Drafts nicht, was in deinem Booster ist, außer der Tisch ist damit einverstanden.',
  tableTwice: 'Setz dich nicht mit zwei Konten zweimal an denselben Tisch.',
  tableFaults:
    'Wenn du einen Fehler findest, sag es bitte dem Betreiber dieser Website. Nutze ihn nicht gegen andere, und versuch nicht, die Website lahmzulegen.',
  tableHost:
    'Der Host eines Tisches entscheidet, wer dort mitspielt. Der Betreiber dieser Website kann Nachrichten entfernen, Tische beenden und Konten schließen, die gegen diese Regeln verstoßen, und sagt dir auf Nachfrage, warum.',

  kept: 'Was wir speichern, und wie lange',
  keptAll: 'Das ist alles, was wir über dich speichern, warum wir es speichern und wann es verschwindet:',
  keptHandle: 'Nutzername, Maske und Profiltext',
  keptHandleWords: 'Damit andere wissen, mit wem sie spielen. Bis du sie änderst oder dein Konto löschst.',
  keptEmail: 'E-Mail-Adresse',
  keptEmailWords:
    'Um zu bestätigen, dass sie dir gehört, und um dich wieder hineinzulassen. Andere Mitglieder sehen sie nie. Bis du dein Konto löschst.',
  keptPassword: 'Passwort',
  keptPasswordWords:
    'Nur als Hash (argon2id), aus dem es sich nicht zurücklesen lässt. Bis du es änderst oder dein Konto löschst.',
  keptSignIns: 'Sitzungen',
  keptSignInsWords:
    'Ein Eintrag für jeden Browser, in dem du eingeloggt bist: wann die Sitzung begann, wann sie zuletzt benutzt wurde und welche Art Browser es ist. Eine Sitzung endet nach 7 Tagen ohne Besuch, spätestens nach 30 Tagen, oder sobald du dich ausloggst. Ihr Eintrag wird 30 Tage nach Beginn gelöscht.',
  keptSecond: 'Zweiter Faktor',
  keptSecondWords:
    'Das Geheimnis, das deine App mit uns teilt, und deine Wiederherstellungscodes als Hashes. Bis du ihn abschaltest oder dein Konto löschst.',
  keptPasskeys: 'Passkeys',
  keptPasskeysWords:
    'Ihre öffentlichen Schlüssel, die Namen, die du ihnen gegeben hast, und wann sie zuletzt benutzt wurden; das Geheimnis bleibt auf deinem Gerät. Bis du sie entfernst oder dein Konto löschst.',
  keptTokens: 'Zugriffstoken und Webhooks',
  keptTokensWords:
    'Token nur als Hashes, mit Namen und letzter Nutzung, höchstens 90 Tage lang. Adressen von Webhooks sind verschlüsselt, und was an sie ging, bleibt 30 Tage. Bis du sie entfernst oder dein Konto löschst.',
  keptGuests: 'Gäste',
  keptGuestsWords:
    'Ein Gast, der 30 Tage nicht hier war, wird gelöscht, außer er hat in einem Draft mitgespielt. Dann bleibt nur der erfundene Name.',
  keptDrafts: 'Drafts',
  keptDraftsWords:
    'Booster, Picks und Ergebnisse bleiben, denn sie gehören allen, die mitgespielt haben. Deine Decks, gespeicherten Übungsdrafts und Chatnachrichten bleiben, bis du dein Konto löschst. Ein Tisch, an den sich niemand setzt, wird nach 24 Stunden geschlossen.',
  keptMails: 'E-Mails',
  keptMailsWords:
    'Eine E-Mail, die wir geschickt haben, wird nach etwa einem Tag gelöscht. Der Link, der eine Adresse bestätigt, gilt 24 Stunden, der Code daneben 10 Minuten und der Link für ein neues Passwort 30 Minuten.',
  keptLinked: 'Verknüpfte Logins',
  keptLinkedWords:
    'Der Name des anderen Dienstes, deine ID dort und die Adresse, die er uns gegeben hat. Bis du die Verknüpfung trennst.',
  keptAttempts: 'Login-Versuche',
  keptAttemptsWords:
    'Um alle zu bremsen, die viele Passwörter durchprobieren, zählen wir Versuche je Netzwerkadresse, die wir dafür unkenntlich machen. Jede Zählung verschwindet spätestens nach einer Stunde.',
  keptLog: 'Server-Log',
  keptLogWords:
    'Welche Adresse dieser Website aufgerufen wurde, wann und von welcher Netzwerkadresse, ohne Passwörter, Codes oder etwas, das du geschrieben hast. Wie lange es bleibt, entscheidet der Betreiber dieser Website.',

  browser: 'In deinem Browser',
  browserCookies:
    'Ein Cookie hält dich eingeloggt. Ein anderes merkt sich, dass du dich mit diesem Browser schon einmal eingeloggt hast. Nur dieser Server kann sie lesen. Ein drittes merkt sich die Sprache, die du unten auf der Seite wählst, ein viertes, dass du Karten mit ihren Originalnamen sehen willst. Dein Browser speichert außerdem ein kurzlebiges Token und deine Einstellungen für diesen Browser, etwa hell oder dunkel und wie du dich zuletzt eingeloggt hast. Nichts davon dient dazu, dich zu verfolgen, deshalb gibt es hier auch kein Banner, das um dein Einverständnis bittet.',
  browserOthers:
    'Alle Seiten, Bilder und Schriften kommen von diesem Server. Keine andere Firma erfährt, dass du hier warst.',

  letters: 'E-Mails, die wir schicken',
  lettersWhen:
    'Wir mailen dir, wenn du eine Adresse bestätigst, wenn du ein neues Passwort anforderst und wenn sich an deinem Konto etwas Wichtiges ändert, damit du merkst, wenn du es nicht warst. Wenn du in einem Korrespondenz-Draft am Zug bist, mailen wir dir, solange du das nicht im Profil abschaltest. Newsletter schicken wir nicht.',

  rights: 'Deine Daten gehören dir',
  rightsWhere: 'In deinem <profile>Profil</profile>, unter „Konto“, kannst du jederzeit:',
  rightsExport:
    '<strong>deine Daten herunterladen</strong>: eine Datei mit deinem Konto, deinen Drafts und Decks, lesbar für Menschen und Programme',
  rightsSignIns: '<strong>Sitzungen sehen und beenden</strong>: jeder Browser, in dem du eingeloggt bist',
  rightsDelete: '<strong>dein Konto löschen</strong>: sofort und endgültig.',
  rightsGone:
    'Wenn du dein Konto löschst, sind dein Nutzername, deine Adresse, dein Passwort, deine Logins, Decks, Übungsdrafts und Chatnachrichten weg. Deine Plätze in früheren Drafts bleiben für die anderen, die mitgespielt haben, ohne deinen Namen. Für alles andere, worauf du ein gesetzliches Recht hast, wende dich an den Betreiber dieser Website.',

  cards: 'Karten und was du schreibst',
  cardsWho:
    'Emberwake und Orbit Market gehören mit ihren Namen, Texten und Bildern zu {product}. Namen und Bilder anderer Spiele gehören denen, die die Rechte daran haben. Der Betreiber dieser Website fügt sie hinzu und ist dafür verantwortlich, dass er das darf. Was du schreibst, etwa der Name eines Decks, bleibt deins. Du erlaubst der Website, es denen zu zeigen, die es sehen dürfen, und sonst niemandem.',

  promise: 'Was wir nicht versprechen können',
  promiseWhat:
    'Wir geben uns Mühe, und wir haben getestet, was wir gebaut haben. Trotzdem ist das ein kostenloses Hobbyprojekt. Wir können nicht versprechen, dass es immer erreichbar ist, dass nie etwas verloren geht oder dass es sich für einen bestimmten Zweck eignet. Soweit das Gesetz es zulässt, kann niemand dafür Schadenersatz verlangen. Wo das Gesetz das nicht zulässt, geht das Gesetz vor.',

  changes: 'Wer es betreibt, und Änderungen',
  changesWho:
    'Diese Website betreibt die Person, die diesen Server betreibt, hier „der Betreiber dieser Website“ genannt. Du erreichst sie, indem du auf eine E-Mail antwortest, die dir die Website geschickt hat. Sie ist dafür verantwortlich. Die Leute, die {product} gemacht haben, sehen nicht, was hier passiert.',
  operatorName: 'Betreiber: {name}',
  operatorAddress: 'Anschrift: {address}',
  operatorContact: 'Kontakt: <contact>{where}</contact>',
  changesHow:
    'Wenn sich diese Bedingungen ändern, steht hier der neue Text mit seinem Datum. Wenn du damit nicht einverstanden bist, kannst du dein Konto löschen. Wie alles funktioniert, steht unter <about>Über {product}</about>.',
});
