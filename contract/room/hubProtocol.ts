/**
 * The version of what the hub and its clients say to each other (`HubMethods`, `HubMessages`). It grows whenever one of
 * them could misread the other: a client names it in the address as `protocol`, and the server turns away every other
 * one, an older one with 426, for which the page has to be loaded again.
 */
export const HUB_PROTOCOL = 5;
