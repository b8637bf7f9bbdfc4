import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: 'Conquistas',
  earnedCount: '{count, plural, one {# conquistada} other {# conquistadas}}',
  howItWorks: 'Elas contam enquanto você joga. Não é preciso ligar nada.',
  loadFailed: 'Não deu para carregar suas conquistas',
  noneTitle: 'Nenhuma conquista ainda',
  noneHint: 'Termine um draft para ganhar a primeira.',
  findTable: 'Achar uma mesa',
  earned: 'Conquistadas',
  next: 'Próximas',
  secretsLeft:
    '{count, plural, one {Mais # é secreta até você conquistar.} other {Mais # são secretas até você conquistar.}}',
  tierAndDay: '{tier, select, bronze {Bronze} silver {Prata} gold {Ouro} other {}}, {day}',
  progress: '{count, number} de {threshold, number}',
  earnedAfterDraft: 'É sua quando este draft acabar',
});
