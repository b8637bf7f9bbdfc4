export { default as deckSentences } from '#contract/messages/it/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/it/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/it/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/it/playSentences.ts';
export { default as sentences } from '#contract/messages/it/sentences.ts';
