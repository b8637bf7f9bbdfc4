import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/polls.ts';

export default translation<typeof english>()({
  title: 'Was würdest du nehmen?',
  question: '{name} fragt zu „{draft}“: {pick}.',
  pack: 'Der Booster, {count, plural, one {# Karte} other {# Karten}}',
  yourVote: 'Deine Stimme',
  yourChoice: 'Deine Wahl',
  foil: 'Foil',
  takenThere: 'am Tisch genommen',
  botChoice: 'Wahl des Bots',
  votes: '{count, plural, one {# Stimme} other {# Stimmen}}, {share, number, ::percent}',
  beforeVote: 'Was andere gewählt haben, siehst du nach deiner Stimme.',
  results: 'Ergebnisse des Drafts',
  vote: 'Abstimmen',
  changeVote: 'Stimme ändern',
  chooseFirst: 'Wähle zuerst eine Karte',
  isYourVote: 'Das ist deine Stimme. Wähle eine andere Karte, um sie zu ändern.',
  poolSoFar: 'Der Pool bisher',
  poolCount: 'Der Pool bisher, {count, plural, one {# Karte} other {# Karten}}',
  poolEmpty: 'Das war der erste Pick: Der Pool war leer.',
  nobodyVoted: 'Noch hat niemand abgestimmt.',
  tally:
    '{count, plural, one {# Stimme} other {# Stimmen}}, {most, select, all {für} other {die meisten für}} {cards}.',
  members: 'Mitglieder: {tally}',
  visitors: 'Besuch: {tally}',
  wasTaken: 'Am Tisch genommen: {cards}.',
  botAgreed: 'Ein Bot hätte das auch genommen.',
  botDiffered: 'Ein Bot hätte {card} genommen.',
  unknownCard: 'eine Karte',
});
