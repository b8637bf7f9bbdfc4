import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: 'Logros',
  earnedCount: '{count, plural, one {# conseguido} other {# conseguidos}}',
  howItWorks: 'Cuentan mientras juegas. No hay nada que activar.',
  loadFailed: 'No se pudieron cargar tus logros',
  noneTitle: 'Todavía ninguno',
  noneHint: 'Termina un draft para conseguir el primero.',
  findTable: 'Buscar mesa',
  earned: 'Conseguidos',
  next: 'Próximos',
  secretsLeft:
    '{count, plural, one {Hay uno más, secreto hasta que lo consigas.} other {Hay # más, secretos hasta que los consigas.}}',
  tierAndDay: '{tier, select, bronze {Bronce} silver {Plata} gold {Oro} other {}}, {day}',
  progress: '{count, number} de {threshold, number}',
  earnedAfterDraft: 'Tuyo cuando termine este draft',
});
