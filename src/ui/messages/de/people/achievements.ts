import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/people/achievements.ts';

export default translation<typeof english>()({
  title: 'Erfolge',
  earnedCount: '{count, number} erreicht',
  howItWorks: 'Sie zählen beim Spielen mit. Einschalten musst du nichts.',
  loadFailed: 'Deine Erfolge ließen sich nicht laden',
  noneTitle: 'Noch keiner erreicht',
  noneHint: 'Spiel einen Draft zu Ende, dann hast du deinen ersten.',
  findTable: 'Tisch finden',
  earned: 'Erreicht',
  next: 'Als Nächstes',
  secretsLeft:
    '{count, plural, one {Einer ist noch geheim, bis du ihn erreichst.} other {# sind noch geheim, bis du sie erreichst.}}',
  tierAndDay: '{tier, select, bronze {Bronze} silver {Silber} gold {Gold} other {}}, {day}',
  progress: '{count, number} von {threshold, number}',
  earnedAfterDraft: 'Gehört dir nach diesem Draft',
});
