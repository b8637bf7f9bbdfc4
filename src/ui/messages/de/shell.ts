import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/shell.ts';

export default translation<typeof english>()({
  reminder: 'Erinnerung',
  addressReminder:
    'Bestätige deine E-Mail-Adresse, um öffentliche Tische zu eröffnen. <action>Jetzt bestätigen</action>',
  factorReminder: 'Admins brauchen einen zweiten Faktor. <action>Jetzt einrichten</action>',
  dismiss: 'Schließen',

  leaveTitle: 'Drafts und Decks zurücklassen?',
  leaveHint:
    'Du bist als Gast hier. Wenn du dich ausloggst, kommt niemand mehr an deine Drafts und Decks, auch du nicht. Mit einem Konto behältst du alles.',
  stay: 'Bleiben',
  logOut: 'Ausloggen',
  createAccount: 'Konto anlegen',

  notFound: 'Seite nicht gefunden',
  notFoundHint:
    'Unter <code>{address}</code> gibt es keine Seite. Vielleicht ein Tippfehler, oder die Seite ist weg.',
  backHome: 'Zur Startseite',
  seeTables: 'Offene Tische ansehen',
  notFoundCard: 'Nirgendwo',
  notFoundCardMark: '?',
  notFoundCardType: 'ORT',
  notFoundCardRule: 'Wenn du ankommst, ist hier nichts.',
  notFoundCardOtherRule: 'Kehre an einen Tisch deiner Wahl zurück.',
  notFoundCardFlavour: 'Der Booster ging nach links. Du nach rechts.',
});
