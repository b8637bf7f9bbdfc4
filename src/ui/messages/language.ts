import type { SentencesOf, Translation } from '#contract/messages/catalogue.ts';
import type { english } from './english.ts';

type English = typeof english;
export type Feature = keyof English;

type CatalogueOf<Name extends Feature> = Awaited<ReturnType<English[Name]>>['default'];
/** The sentences of a feature, as literal types. */
export type FeatureSentences<Name extends Feature> = SentencesOf<CatalogueOf<Name>>;

/** One language: every feature has its catalogue, with the keys and arguments of the English one. */
export type Language = {
  readonly [Name in Feature]: () => Promise<{ readonly default: Translation<CatalogueOf<Name>> }>;
};
