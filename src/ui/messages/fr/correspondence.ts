import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/correspondence.ts';

export default translation<typeof english>()({
  title: 'Qui a des boosters',
  failed: 'Impossible de charger qui a des boosters',
  failedHint: 'Le draft continue sans cette liste.',
  retry: 'Réessayer',
  paused: 'Le draft est en pause, aucun chrono ne tourne.',
  you: '{name} (vous)',
  bot: 'Joué par un bot',
  noPack: 'Aucun booster',
  packs: '{packs, plural, one {# booster} other {# boosters}}',
  packsFor: '{packs, plural, one {# booster, depuis {time}} other {# boosters, le premier depuis {time}}}',
  left: 'encore {time}',
  banked: '{time} en réserve',
  quiet: 'heures calmes, fin : {time}',
  nudged: 'relance {ago}',
  nudgeDue: 'relance prévue : {time}',

  nudge: 'Relancer',
  nudgeLabel: 'Relancer {name}',
  nobodyWaits: 'Personne n’attend cette place.',
  quietThere: 'Ce sont ses heures calmes. La relance partira : {time}.',
  nudgeAgain: 'Déjà fait. Prochaine relance possible : {time}.',
  isPaused: 'Le draft est en pause.',
  nudgeSent: 'Relance envoyée à {name}.',
  nudgeLater: 'Heures calmes pour {name}. Votre relance arrivera : {time}.',
  toBot: 'Confier à un bot',
  toBotLabel: 'Confier à un bot : {name}',
  botPlays: 'Un bot joue maintenant pour {name}.',

  bank: 'Réserve de temps',
  bankHint: 'Ce que chaque place a au départ, et ne dépasse jamais.',
  refill: 'Chaque pick ajoute',
  refillHint: 'Les heures calmes d’un joueur ne comptent jamais.',
  noRefill: 'rien',
});
