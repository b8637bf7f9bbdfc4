export { default as deckSentences } from '#contract/messages/es/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/es/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/es/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/es/playSentences.ts';
export { default as sentences } from '#contract/messages/es/sentences.ts';
