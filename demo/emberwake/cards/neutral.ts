/** No lane: roads, tools and travellers that any deck may hold. */
export const NEUTRAL = `
Marrow Compass | 1 | rare | Relic | - | 3.4 | vessel-dial | Turn it: name a lane. Your next card there costs 1 less. | It points at what you owe.
Bonefire Pact | 2 | common | Rite | - | 2.1 | flow | Bury a Being: gain two sparks. |
Pale Courier | 2 | common | Being: Courier | 1/1 | 2.5 | hood-cowl | When Courier enters, draw a card. |
Waystone | 0 | common | Relic | - | 2.2 | shards | Turn and bury it: your next card this turn costs 1 less. |
Road Warden | 3 | common | Being: Guard | 2/3 | 2.2 | hood-horned | Shield on turns you play a Place. | Three roads, one boot, no opinions.
Borrowed Sword | 1 | common | Relic | - | 2.1 | burst-blades | One of your Beings holds it: +1/+0. | Give it back sharper.
Pack Mule | 2 | common | Being: Mule | 1/3 | 2.1 | beast-bull | Turn Mule: turn back a Relic. |
Tin Soldier | 1 | common | Being: Machine | 1/1 | 2.0 | hood | Strikes first. |
Clay Sentinel | 4 | common | Being: Machine | 3/4 | 2.1 | mask | Can block as if it were not turned. | Someone wrote stay on its tongue.
Scarecrow Hulk | 6 | common | Being: Machine | 5/5 | 2.0 | mask | When Hulk is buried, draw a card. |
Milestone | 2 | common | Place | - | 2.3 | peaks | When Milestone enters, draw a card. Gives one cost of any lane once. |
Traveller’s Bell | 3 | common | Relic | - | 2.0 | vessel-bell | Turn it: a Being can’t be blocked this turn. |
Patchwork Kite | 3 | common | Being: Machine | 1/3 | 2.2 | bird-crane | Flies. |
Crossroads Toll | 3 | common | Rite | - | 1.9 | towers | Each player pays 1 or buries a card from hand. | The price of a choice is the choice.
Inn of Four Winds | 3 | uncommon | Place | - | 2.6 | towers-cones | Each dawn, gain 1 life. If your cards in play show four lanes, draw instead. |
Mapmaker Oss | 2 | uncommon | Being: Scholar | 2/2 | 2.8 | hood-hat | When Oss enters, show cards until you find a Place. Draw it. | Here be dragons, he wrote, and underlined it.
Grey Pilgrim | 4 | uncommon | Being: Pilgrim | 3/3 | 2.7 | hood-cowl | When Pilgrim enters, gain 1 life for each Place in play. |
Iron Wren | 1 | uncommon | Being: Machine | 1/1 | 2.6 | bird-owl | Flies. Can’t gain strength. |
Folding Chapel | 4 | uncommon | Relic | - | 2.4 | vessel-tome | Bury it: no Being can be buried this turn. |
Hired Lantern | 2 | uncommon | Relic | - | 2.7 | vessel-lantern | Turn it: gain one cost of any lane. Rivals see your next draw. |
Clockwork Bull | 5 | uncommon | Being: Machine | 5/4 | 2.9 | beast-bull | Enters turned. Attacks each turn if it can. |
Second Map | 2 | uncommon | Spell | - | 2.3 | sigil | Put a Place from your mound into play. |
Old Milestone Worm | 5 | uncommon | Being: Serpent | 4/5 | 2.8 | serpent | When Worm enters, bury a Place. Its owner draws a card. |
Wandering Gate | 3 | rare | Place | - | 3.2 | towers | Turn it: return one of your Beings to hand. You may play another for 2 less. | It opens where it is missed.
Heirloom Blade | 2 | rare | Relic | - | 3.5 | burst-blades | One of your Beings holds it: +2/+1. When that Being is buried, pass it on. |
Debt of Stones | 4 | rare | Rite | - | 3.3 | shards | Bury all Relics. Draw a card for each of yours. |
Bellwether | 3 | rare | Being: Ram | 2/3 | 3.6 | beast-ram | Your Beings of the lane you have most gain +1/+1. | Where it walks, there was always a path.
The Blank Card | 5 | mythic | Relic | - | 4.1 | shards | When it enters, name a card in this game. The Blank Card becomes it. | Someone forgot to finish the world here.
Emberwake | 7 | mythic | Place | - | 4.4 | peaks~12 | Each dawn, turn back all you have. Spend five sparks: each rival loses 5 life. | The valley burned once. It never quite stopped.
`;

/** The free Place of each lane: any number may be added to a deck, none is in a pack. */
export const FREE_PLACES = `
Ember Hearth | ember | 0 | common | Place | - | 0.1 | peaks | Free card. Gives one Ember. |
Tide Landing | tide | 0 | common | Place | - | 0.1 | sea-boat | Free card. Gives one Tide. |
Grove Clearing | grove | 0 | common | Place | - | 0.1 | forest-leafy | Free card. Gives one Grove. |
Dusk Gate | dusk | 0 | common | Place | - | 0.1 | towers-cones | Free card. Gives one Dusk. |
Volt Spire | volt | 0 | common | Place | - | 0.1 | towers-cones | Free card. Gives one Volt. |
`;
