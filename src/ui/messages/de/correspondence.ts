import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'Wer hat Booster?',
  failed: 'Wer Booster hat, ließ sich nicht laden',
  failedHint: 'Der Draft geht auch ohne diese Liste weiter.',
  retry: 'Nochmal',
  paused: 'Der Draft ist pausiert, also läuft keine Uhr.',
  you: '{name} (du)',
  bot: 'Ein Bot spielt',
  noPack: 'Keine Booster',
  packs: '{packs, plural, one {# Booster} other {# Booster}}',
  packsFor: '{packs, plural, one {# Booster, schon {time}} other {# Booster, der erste schon {time}}}',
  left: 'noch {time}',
  banked: '{time} auf dem Zeitkonto',
  quiet: 'Ruhezeit bis {time}',
  nudged: 'angestupst {ago}',
  nudgeDue: 'wird um {time} angestupst',

  nudge: 'Anstupsen',
  nudgeLabel: '{name} anstupsen',
  nobodyWaits: 'Auf diesen Platz wartet niemand.',
  quietThere: 'Dort ist gerade Ruhezeit. Das Anstupsen geht um {time} raus.',
  nudgeAgain: 'Schon angestupst. Wieder möglich ab {time}.',
  isPaused: 'Der Draft ist pausiert.',
  nudgeSent: 'Du hast {name} angestupst.',
  nudgeLater: 'Bei {name} ist Ruhezeit. Dein Anstupsen kommt um {time} an.',
  toBot: 'An Bot abgeben',
  toBotLabel: 'Platz von {name} an einen Bot abgeben',
  botPlays: 'Jetzt spielt ein Bot für {name}.',

  bank: 'Zeitkonto',
  bankHint: 'Damit beginnt jeder Platz, und mehr wird es nie.',
  refill: 'Jeder Pick bringt',
  refillHint: 'Ruhezeiten zählen nie.',
  noRefill: 'nichts',
});
