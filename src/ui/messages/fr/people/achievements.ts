import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: 'Succès',
  earnedCount: '{count, plural, one {# obtenu} other {# obtenus}}',
  howItWorks: 'Ils se débloquent en jouant. Il n’y a rien à activer.',
  loadFailed: 'Impossible de charger vos succès',
  noneTitle: 'Encore aucun succès',
  noneHint: 'Terminez un draft pour obtenir le premier.',
  findTable: 'Trouver une table',
  earned: 'Obtenus',
  next: 'Suivants',
  secretsLeft:
    '{count, plural, one {Un autre reste secret jusqu’à ce que vous l’obteniez.} other {# autres restent secrets jusqu’à ce que vous les obteniez.}}',
  tierAndDay: '{tier, select, bronze {Bronze} silver {Argent} gold {Or} other {}}, {day}',
  progress: '{count, number} sur {threshold, number}',
  earnedAfterDraft: 'À vous à la fin de ce draft',
});
