export { default as deckSentences } from '#contract/messages/pt-BR/deckSentences.ts';
export { default as draftSentences } from '#contract/messages/pt-BR/draftSentences.ts';
export { default as fieldSentences } from '#contract/messages/pt-BR/fieldSentences.ts';
export { default as playSentences } from '#contract/messages/pt-BR/playSentences.ts';
export { default as sentences } from '#contract/messages/pt-BR/sentences.ts';
