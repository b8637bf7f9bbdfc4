/** The product's name; a host may rename it here. */
export const PRODUCT_NAME = 'Passleft';
export const TAGLINE = 'Draft any card game.';
