/** Catalogues of sentences that schemas and the engine write down in English, as a browser needs them. */

export { default as deckSentences } from '#contract/messages/en/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/en/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/en/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/en/playSentences.ts';
export { default as sentences } from '#contract/messages/en/sentences.ts';
