import type { StoredPack } from '#contract/games/game.ts';
import { cardRows, printingKey } from '../cardTable.ts';
import { NEUTRAL } from './cards/neutral.ts';

const set = 'EMB';

/** Names between commas; what is drawn from `core` makes the deck, one card of `crown` leads it. */
interface HalfDeck {
  readonly theme: string;
  readonly core: string;
  readonly crown: string;
}

const HALF_DECKS: readonly HalfDeck[] = [
  {
    theme: 'Sparkhoard',
    core: 'Ashmarch Herald, Ash Censer, Tallow Saint, Ember Drover, Cinder Mule, Spark Tax, Hearth Cub, Clinker Brute, Forge Acolyte, Coal Porter, Kindle the Line, Bellows Priest, Char Serpent, Hot Iron Deal, Phoenix Kite, Glowworm Lamp, Fire Lily, Tinder Fox, Kiln Chorus, Soot Crow',
    crown: 'Cinder Vale, Ironmonger Vash, Anvil of Names, Salamander King, Orla Firstflame',
  },
  {
    theme: 'Open Flame',
    core: 'Brand Runner, Kiln Chorus, Slagback Ram, Red Ledger, Pyre Warden, Soot Crow, Clinker Brute, Match Seller, Stokehouse Hound, Flash of Temper, Hot Draught, Scorched Road, Kindle the Line, Ashmarch Herald, Blister Vine, Tinder Fox, Spark Tax, Char Serpent, Hearth Cub, Ember Drover',
    crown: 'Furnace Oath, Bright Sacrifice, Caldera Walk, Soot Cathedral, The Long Burn',
  },
  {
    theme: 'Full Hands',
    core: 'Saltwind Drifter, Pearl Diver, Brine Psalter, Silver Shoal, Kelp Warden, Reefback Turtle, Fathom Out, Cold Current, Riptide Eel, Lantern Reef, Spindrift Ray, Salt Circle, Storm Petrel, Saltbloom Raft, Foghorn Call, Tidewrit Clerk, Fog Diver, Harbour Gull, Whalebone Barge, Cockle Picker',
    crown: 'Ship of Glass, Still Water, Nacre Oracle, The Deep Ledger, Ninth Wave',
  },
  {
    theme: 'Back to the Sea',
    core: 'Glass Undertow, Low Tide Choir, Ferry Bellman, Back to Shore, Undertow Pull, Sandbar Crossing, Moon Jelly, Admiral Teel, Mirror Carp, Pearl Diver, Harbour Gull, Kelp Warden, Storm Petrel, Net Mender, Riptide Eel, Reefback Turtle, Bottle Message, Saltwind Drifter, Cockle Picker, Whalebone Barge',
    crown: 'Drowned Belfry, Leviathan’s Wake, Abyssal Angler, Mother Maren',
  },
  {
    theme: 'In Bloom',
    core: 'Thornlight Bower, Rootbound Seer, Fernback Elder, Honeyroot, Seedling Thief, Briar Cub, Orchard Hand, Nettle Lash, Sudden April, Windfall Basket, Puffball Ring, Trellis Keeper, Amber Hive, Sunfall Glade, Root Serpent, Mycelium Vault, Sap Chalice, Foxglove Bell, Spore Dancer, Canopy Owl',
    crown: 'Worldroot Heart, Lady of Thorns, First Orchard, Mosskeeper Una, Hundredyear Bloom',
  },
  {
    theme: 'Old Hooves',
    core: 'Fernback Elder, Bramble Hog, Briar Cub, Canopy Owl, Loam Giant, Mossback Ox, Hollow Stag, Nettle Lash, Bough Down, Lichen Wall, Oldgrowth Path, Elk of Two Moons, Run to Seed, Green Bailiff, Root Serpent, Honeyroot, Orchard Hand, Druid of Ash Lane, Puffball Ring, Seedling Thief',
    crown: 'Bear of Bearn Hill, Stampede Hour, The Patient Wood, Wildfire Seed',
  },
  {
    theme: 'Last Bells',
    core: 'Vesper Toll, Hollow Orchard, Grave Lantern, Dirge Singer, Barrow Rat, Pall Bearer, Candle Ghoul, Bone Ferry, Gutter Saint, Parting Bell, The Unlit Hour, Dig by Dark, Pay the Piper, Widow’s Walk, Gravedirt Rose, Undertaker Ilse, Bell Raven, Skull Abacus, Dusk Hound, Grudge Cat',
    crown: 'Wake the Barrow, Nightshade Throne, Corpse Lily, Gloam Matriarch, King of Owed Days',
  },
  {
    theme: 'Moth Court',
    core: 'Nightjar Broker, Mothwing Thief, Veil Spinner, Belfry Bats, Parting Bell, The Unlit Hour, Whispered Debt, Moth Court Page, Bell Raven, Secret Keeper, Shroud Weaver, Black Auction, Hush Bazaar, Moonless Fish, Dusk Hound, Dirge Singer, Gutter Saint, Grudge Cat, Barrow Rat, Bone Ferry',
    crown: 'The Tithe Collector, Owl of Ill Report, Grey Wedding, Drowse Cemetery',
  },
  {
    theme: 'Twice Struck',
    core: 'Static Hymn, Coil Apprentice, Storm Tithe, Gale Ledger, Kite Flyer, Thunder Calf, Wire Kiss, Tripped Coil, Chain Bolt, Ozone Sprite, Twin Filament, Aurora Hawk, Storm Glass, Ground Wire, Static Ram, Signal Keeper, Rooftop Vane, Ohm Tower, Copper Choir, Cloud Skate',
    crown: 'Arc Savant, Tempest Index, Stormfront March, Thunderhead Roc, Maestra Voltaine',
  },
  {
    theme: 'Brass Works',
    core: 'Live Wire, Sparrow Engine, Dynamo Crow, Fusewright, Copper Choir, Plug Imp, Brass Beetle, Wind It Tighter, Rooftop Vane, Lodestone Golem, Storm Glass, Cable Serpent, Relay Officer, Static Ram, Coil Apprentice, Signal Keeper, Static Hymn, Chain Bolt, Cloud Skate, Fault Line',
    crown: 'Engineer Prell, Glass Battery, Cloudbreak Spire, Skysplit',
  },
];

const TRAVELLERS = cardRows(NEUTRAL, [])
  .filter(({ rarity }) => rarity === 'common' || rarity === 'uncommon')
  .map(({ name }) => name)
  .join(', ');

type Sheet = StoredPack['sheets'][string];

const named = (names: string): Sheet => ({
  kind: { type: 'random' },
  cards: names.split(', ').map((name) => ({ printing: printingKey(set, name), weight: 1 })),
});

const slot = (
  name: string,
  count: number,
  sheet: string,
): StoredPack['layouts'][number]['slots'][number] => ({
  name,
  count,
  finish: 'plain',
  sheets: [{ sheet, weight: 1 }],
});

/** Ten themed half-decks of twenty cards: two of them, with free Places, make a deck. */
export const emberwakeHalfDecks: StoredPack = {
  slug: 'emberwake-half-decks',
  name: 'Emberwake half-decks',
  layouts: HALF_DECKS.map(({ theme }) => ({
    name: theme,
    weight: 1,
    slots: [slot('crown', 1, `${theme}: crown`), slot('core', 16, theme), slot('traveller', 3, 'travellers')],
  })),
  sheets: {
    ...Object.fromEntries(HALF_DECKS.map(({ theme, core }) => [theme, named(core)])),
    ...Object.fromEntries(HALF_DECKS.map(({ theme, crown }) => [`${theme}: crown`, named(crown)])),
    travellers: named(TRAVELLERS),
  },
  replacement: 'pack',
  refill: false,
};
