export { default as deckSentences } from '#contract/messages/de/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/de/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/de/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/de/playSentences.ts';
export { default as sentences } from '#contract/messages/de/sentences.ts';
