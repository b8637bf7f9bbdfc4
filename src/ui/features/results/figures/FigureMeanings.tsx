import { FEW_DRAFTS, LEAST_DRAFTS, LEAST_RETURNS } from '#contract/results/cardFigures.ts';

/** What each column of a table of cards' figures counts, as the items of a list of definitions. */
export const FigureMeanings = ({ hasPickRate = false }: { readonly hasPickRate?: boolean }) => (
  <>
    {hasPickRate && (
      <div>
        <dt>Pick rate</dt>
        <dd>
          Of the packs in which people found the card: how many of them ended with that person taking it, at
          once or when the pack came round again.
        </dd>
      </div>
    )}
    <div>
      <dt>Usually taken at pick, Average</dt>
      <dd>
        The number of the pick at which people took the card by hand, counted from 1 in each round. The bar
        holds the middle half of all those picks, the dot is their average.
      </dd>
    </div>
    <div>
      <dt>Comes back</dt>
      <dd>
        Of the times somebody passed it in a pack that came round again: how often it still lay there. From
        {LEAST_RETURNS} such times on.
      </dd>
    </div>
    <div>
      <dt>Drafts seen</dt>
      <dd>
        Counted drafts in which a person was shown the card. Below {FEW_DRAFTS} the numbers are marked as few;
        cards with fewer than {LEAST_DRAFTS} aren't listed. Drafts are counted in batches, once everyone at
        the table may read its picks. Drafts of one person against bots aren't counted.
      </dd>
    </div>
  </>
);
