import { catalogue } from '#contract/messages/catalogue.ts';

/** What an import would change field by field, and what stays because a person set it. */
export default catalogue({
  answerFirst:
    '{count, plural, one {Answer the open question first} other {Answer the # open questions first}}',
  howItWorks:
    'Only what the file says is written. A missing column or an empty cell changes nothing. Write (clear) in a cell to clear it.',
  changedFields: 'Fields that change',
  changedField:
    '{field}: {rows, number} {kind, select, card {{rows, plural, one {card} other {cards}}} printing {{rows, plural, one {printing} other {printings}}} set {{rows, plural, one {set} other {sets}}} pack {{rows, plural, one {pack} other {packs}}} other {{rows, plural, one {template} other {templates}}}}',
  keptTitle: '{count, plural, one {1 row keeps a value set by hand} other {# rows keep values set by hand}}',
  keptHint: 'See the rows under Kept. To use the file’s values instead, overwrite them.',
  kept: 'Kept',
  keptField: '{field} stays {value}. The file says {said}.',
  setBy: 'Set by {by} on {day, date, ::dMMMyyyy}.',
  setBySomebody: 'Set by hand.',
  nothing: 'empty',
  overwrite: 'Overwrite values set by hand',
});
