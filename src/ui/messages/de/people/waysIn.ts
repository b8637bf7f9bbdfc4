import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/waysIn.ts';

export default translation<typeof english>()({
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Damit loggst du dich dann ein. Alle anderen Geräte werden ausgeloggt.',
  resetLabel: 'Neues Passwort',
  resetSubmit: 'Passwort setzen',
  resetDoneTitle: 'Dein neues Passwort gilt',
  resetDoneLead: 'Nimm es beim nächsten Einloggen.',
  resetDone:
    'Alle Geräte wurden ausgeloggt, auch dieses. Wir haben dir dazu gemailt, mit Links, um jeden anderen Zugang zu deinem Konto zu beenden.',
  resetSpentTitle: 'Dieser Link gilt nicht mehr',
  resetSpent: 'Er wurde schon benutzt oder ist älter als 30 Minuten. Dein Passwort ist unverändert.',
  resetIncompleteTitle: 'Dieser Link ist nicht vollständig',
  resetIncomplete: 'Öffne ihn noch einmal aus der E-Mail. Hilft das nicht, fordere einen neuen an.',
  resetAgainLead: 'Ein neuer ist schnell geschickt.',
  resetAgain: 'Neuen Link schicken',

  removeTitle: '{name} entfernen?',
  removeLead: 'Du kannst dich mit {name} einloggen, als {email}. Danach geht das nicht mehr.',
  removeLeadNoEmail: 'Du kannst dich mit {name} einloggen. Danach geht das nicht mehr.',
  remove: '{name} entfernen',
  removed: 'Mit {name} kommt niemand mehr in dein Konto. Alle anderen Geräte wurden ausgeloggt.',

  factorTitle: 'Zweiten Faktor abschalten?',
  factorLead:
    'Danach reicht dein Passwort für dein Konto, und deine Wiederherstellungscodes gelten nicht mehr.',
  turnOff: 'Zweiten Faktor abschalten',
  turnedOff: 'Der zweite Faktor ist aus. Alle anderen Geräte wurden ausgeloggt.',

  passkeyTitle: 'Passkey „{name}“ entfernen?',
  passkeyLead: 'Du kannst dich mit dem Passkey „{name}“ einloggen. Danach nicht mehr.',
  removePasskey: 'Passkey entfernen',
  passkeyRemoved: 'Der Passkey „{name}“ öffnet dein Konto nicht mehr. Alle anderen Geräte wurden ausgeloggt.',

  notYou: 'Mach das, wenn es nicht von dir stammt. Alle anderen Geräte werden dabei ausgeloggt.',
  keep: 'Behalten',
  doneTitle: 'Erledigt',
  logIn: 'Einloggen',

  goneTitle: 'Dieser Link gilt nicht mehr',
  goneLead: 'Er wurde schon benutzt oder ist älter als 24 Stunden.',
  goneHelp: 'In deinem Profil stehen alle Zugänge zu deinem Konto. Dort kannst du jeden beenden.',
});
