/** Tide: drift through the deck, hold a full hand, send Beings back where they came from. */
export const TIDE = `
Lantern Reef | 1 | common | Place | - | 2.4 | sea-lanterns | Look at the top two cards of your deck each dawn. | Count the lights before you dive.
Glass Undertow | 2 | uncommon | Spell | - | 3.0 | sigil | Return a Being to hand. Its owner skips one draw. | Still water, sharp edges.
Saltwind Drifter | 3 | common | Being: Sailor | 2/3 | 2.7 | hood-hat | Can’t be blocked while you hold five or more cards. | No anchor, no grave.
Pearl Diver | 2 | common | Being: Diver | 2/2 | 2.8 | helmet | When Diver enters, drift 2. | Down with a stone, up with a fortune.
Brine Psalter | 3 | uncommon | Relic | - | 2.7 | vessel-tome | Turn it: drift 1. If you hold seven cards, draw instead. |
Low Tide Choir | 4 | common | Rite | - | 2.2 | flow | Each player returns a Being to hand. You choose last. |
Cockle Picker | 1 | common | Being: Picker | 1/2 | 2.1 | hood | When Picker is buried, drift 2. |
Silver Shoal | 1 | common | Being: Fish | 1/1 | 2.3 | fish-plain | When Shoal enters, you may bury a card from hand: draw a card. | One mind in nine hundred bodies.
Harbour Gull | 2 | common | Being: Bird | 1/2 | 2.4 | bird-crow | Flies. |
Kelp Warden | 3 | common | Being: Guard | 1/5 | 2.3 | mask-fins | Shield. Can’t attack unless you hold five or more cards. |
Reefback Turtle | 5 | common | Being: Turtle | 3/6 | 2.4 | fish-whiskers | When Turtle enters, drift 3. | Small towns have moved on slower things.
Ferry Bellman | 2 | common | Being: Sailor | 2/1 | 2.3 | hood-cowl | When Bellman enters, return another of your cards in play to hand. |
Riptide Eel | 3 | common | Being: Eel | 3/2 | 2.5 | serpent-swimmer | When you draw your second card in a turn, Eel can’t be blocked. |
Back to Shore | 1 | common | Spell | - | 2.7 | sea-boat | Return a Being of cost 3 or less to hand. |
Fathom Out | 2 | common | Spell | - | 2.6 | sigil | Drift 3, then draw a card. | The sea keeps a copy of everything.
Cold Current | 3 | common | Spell | - | 2.5 | flow | Stop a Spell unless its owner pays 2. |
Undertow Pull | 4 | common | Spell | - | 2.4 | burst-comet | Put a Being on top of its owner’s deck. |
Net Mender | 3 | common | Being: Sailor | 2/2 | 2.2 | hood | Turn Mender: turn back a Relic. |
Sandbar Crossing | 2 | common | Place | - | 1.9 | sea-rocks | The first Being you return to hand each turn costs 1 less. |
Moon Jelly | 2 | common | Being: Jelly | 1/3 | 2.2 | flower | A Being that Jelly blocks doesn’t turn back at dawn. |
Spindrift Ray | 4 | common | Being: Ray | 3/3 | 2.8 | fish-horn | Flies while you hold five or more cards. |
Whalebone Barge | 6 | common | Being: Vessel | 5/5 | 2.1 | sea-boat | Costs 1 less for each Place you have. | Forty oars and one opinion.
Tidewrit Clerk | 2 | uncommon | Being: Scholar | 1/3 | 2.9 | hood | Whenever you drift, you may bury one of those cards. |
Mirror Carp | 3 | uncommon | Being: Fish | 2/3 | 2.8 | fish-whiskers | Mirror Carp enters as a copy of a Being in any hand you have seen. |
Storm Petrel | 3 | uncommon | Being: Bird | 2/2 | 3.2 | bird-crow | Flies. When Petrel deals damage to a rival, draw a card. | It never lands. It never has to.
Admiral Teel | 5 | uncommon | Being: Captain | 3/5 | 3.3 | mask-fins | Whenever a Being returns to a hand, draw a card. |
Salt Circle | 2 | uncommon | Relic | - | 2.3 | vessel-dial | You hold as many cards as you like. Each dusk, drift 1. |
Foghorn Call | 3 | uncommon | Rite | - | 2.6 | flow | Beings can’t attack you until your next dawn. Draw a card. |
Saltbloom Raft | 3 | uncommon | Bloom | - | 2.5 | flower | Grows whenever you draw a second card in a turn. At three, draw two. |
Fog Diver | 4 | uncommon | Being: Diver | 3/3 | 3.0 | helmet | When Diver enters, a rival shows a hand. You choose a card; it costs 2 more. |
The Deep Ledger | 4 | rare | Relic | - | 3.4 | vessel-tome | Each dawn, drift 2. The first card you bury this way each turn, draw. |
Drowned Belfry | 3 | rare | Place | - | 3.3 | towers-cones | Whenever you return a Being to hand, its owner loses 1 life. | It still rings the hours. Nobody sets it.
Leviathan’s Wake | 5 | rare | Rite | - | 3.6 | serpent-swimmer | Return all Beings of cost 3 or less to hand. |
Nacre Oracle | 3 | rare | Being: Seer | 2/3 | 3.7 | mask | You may play the top card of your deck as if you held it. | Ask once. The answer is always tide.
Abyssal Angler | 5 | rare | Being: Fish | 4/4 | 3.8 | fish-lure | Turn Angler: return a Being to hand. Its owner shows it. |
Still Water | 2 | rare | Spell | - | 3.2 | flow | Stop a Spell. If you hold five or more cards, draw a card. |
Ship of Glass | 4 | rare | Being: Vessel | 0/4 | 3.1 | sea-boat | Ship’s strength is the number of cards you hold. |
Mother Maren | 6 | mythic | Being: Queen | 5/6 | 4.5 | mask-fins | When Maren enters, return every other Being to hand. Keep one of yours. | The sea was hers before it was a sea.
Ninth Wave | 7 | mythic | Spell | - | 4.1 | burst-shock | Return all rival cards in play to hand. They keep five each. | Count them. Everyone forgets to count.
Bottle Message | 1 | uncommon | Relic | - | 2.4 | vessel-urn | Bury it: look at a hand, then draw a card. |
Lanternfish Bride | 3 | special | Being: Fish | 2/2 | 3.5 | fish-lure | When Bride enters, drift 5, then draw a card. | Her veil is light and it is listening.
`;
