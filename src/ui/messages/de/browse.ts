import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/browse.ts';

export default translation<typeof english>()({
  title: 'Offene Tische',
  events: 'Events',
  host: 'Tisch eröffnen',
  hostShort: 'Eröffnen',
  sumNone: 'Neue Tische stehen hier, sobald jemand einen eröffnet.',
  sumNoMatch: 'Kein Tisch passt zu deinen Filtern.',
  sum: '{tables, plural, one {1 Tisch} other {# Tische}}, {people, plural, one {1 Person sitzt} other {# Leute sitzen}} schon',
  sumMatching:
    '{tables, plural, one {1 passender Tisch} other {# passende Tische}}, {people, plural, one {1 Person sitzt} other {# Leute sitzen}} schon',

  search: 'Host, Name oder Code',
  seatsFree: 'Plätze frei',
  watchable: 'Zuschauen erlaubt',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  clock: 'Uhr',
  anyClock: 'Jede Uhr',
  order: 'Reihenfolge',
  newest: 'Neueste zuerst',
  fullest: 'Fast volle zuerst',

  tables: 'Tische',
  waiting: '{count, plural, one {1 neuer Tisch} other {# neue Tische}}',
  stale: 'Die Liste lässt sich gerade nicht auffrischen. Vielleicht sind Plätze schon weg.',
  askAgain: 'Nochmal',
  failed: 'Die Tische ließen sich nicht laden',
  failedHint: 'Den Tischen selbst fehlt nichts. Versuch es noch einmal oder drafte solange gegen Bots.',
  noMatch: 'Kein Tisch passt',
  noMatchFilters: 'Es gibt offene Tische, aber keinen mit diesen Filtern.',
  noMatchSearch: 'Bei keinem offenen Tisch passt „{search}“ zu Host, Name oder Code.',
  clear: 'Filter zurücksetzen',
  pageOf: '{first, number} bis {last, number} von {total, number}',

  hostedBy: 'Host',
  gone: 'Nicht mehr offen',
  act: '{action, select, sit {Platz nehmen} watch {Zuschauen} other {Öffnen}}',
  actAt: '{action, select, sit {Platz nehmen} watch {Zuschauen} other {Öffnen}}: {table}',

  nobody: 'Keine offenen Tische',
  nobodyHint: 'Eröffne einen, dann können andere mitspielen. Oder drafte jetzt gegen Bots.',
  draftWithBots: 'Gegen {bots, plural, one {1 Bot} other {# Bots}} draften',

  otherWays: 'Andere Wege zum Draft',
  cannotWait: 'Keine Lust zu warten?',
  cannotWaitHint:
    '{bots, plural, one {1 Bot ist} other {# Bots sind}} bereit. Dauert etwa {minutes, plural, one {1 Minute} other {# Minuten}}, Pause jederzeit.',
  joinByCode: 'Mit Code beitreten',
  seatKey: 'Plätze auf einen Blick',
  aPerson: 'ein Mensch',
  aBot: 'ein Bot, macht für Menschen Platz',
  free: 'frei',
});
