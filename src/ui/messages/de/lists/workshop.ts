import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: 'Werkstatt',
  lead: 'Deine eigenen Listen, Vorlagen und Booster, für Tische, die du eröffnest.',
  game: 'Spiel',
  newPack: 'Neuer Booster',
  newTemplate: 'Neue Vorlage',
  newList: 'Neue Liste',
  loading: 'Werkstatt wird geladen',
  loadFailed: 'Die Werkstatt ließ sich nicht laden',
  noGame: 'Noch ist kein Spiel veröffentlicht',
  noGameHint: 'Listen und Vorlagen gehören zu einem Spiel. Ein Admin muss erst eins veröffentlichen.',
  saved: '{name} gespeichert.',
  deleted: '{name} gelöscht.',
  copyName: '{name} (Kopie)',

  yourTemplates: 'Deine Vorlagen',
  none: 'Noch keine Vorlagen',
  noneHint:
    'Eine Vorlage legt fest, wie deine Karten gedraftet werden. Mach eine neue, oder kopier eine des Spiels.',
  gameTemplates: 'Vorlagen des Spiels',
  inPreview: 'In der Vorschau',
  ofGame: 'Das Spiel',
  whoPlays: '{status, select, preview {PowerUser} published {Alle} archived {Niemand} other {Nur du}}',
  about: '{format}, {seats, plural, one {1 Platz} other {{seats, number} Plätze}}.',
  unreadable: 'Diese Vorlage lässt sich nicht mehr lesen. Lösch sie oder mach eine neue.',
  isArchived: 'Archivierte Vorlagen lassen sich nicht spielen.',
  isUnreadable: 'Ihre Regeln lassen sich nicht mehr lesen.',
  play: 'Gegen Bots spielen',
  host: 'Tisch eröffnen',
  edit: 'Bearbeiten',
  view: 'Ansehen',

  packs: 'Booster',
  yours: 'Deine',
  fromGame: 'Vom Spiel',
  usedBy: '{owner}, benutzt von {templates}',
});
