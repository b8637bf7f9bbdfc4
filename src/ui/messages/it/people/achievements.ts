import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: 'Obiettivi',
  earnedCount: '{count, plural, one {# sbloccato} other {# sbloccati}}',
  howItWorks: 'Si contano mentre giochi. Non c’è niente da attivare.',
  loadFailed: 'Non riusciamo a caricare i tuoi obiettivi',
  noneTitle: 'Ancora nessun obiettivo sbloccato',
  noneHint: 'Finisci un draft per sbloccare il primo.',
  findTable: 'Trova un tavolo',
  earned: 'Sbloccati',
  next: 'Prossimi',
  secretsLeft:
    '{count, plural, one {Un altro è segreto finché non lo sblocchi.} other {Altri # sono segreti finché non li sblocchi.}}',
  tierAndDay: '{tier, select, bronze {Bronzo} silver {Argento} gold {Oro} other {}}, {day}',
  progress: '{count, number} di {threshold, number}',
  earnedAfterDraft: 'Tuo alla fine di questo draft',
});
