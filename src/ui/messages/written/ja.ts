export { default as deckSentences } from '#contract/messages/ja/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/ja/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/ja/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/ja/playSentences.ts';
export { default as sentences } from '#contract/messages/ja/sentences.ts';
