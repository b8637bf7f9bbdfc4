export { default as deckSentences } from '#contract/messages/fr/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/fr/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/fr/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/fr/playSentences.ts';
export { default as sentences } from '#contract/messages/fr/sentences.ts';
