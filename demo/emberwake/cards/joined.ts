/** Two lanes at once: ten signposts, then rares and mythics that want both. The second column names the lanes. */
export const JOINED = `
Steamward Ferrier | ember tide | 3 | uncommon | Being: Sailor | 3/3 | 3.4 | hood-hat | Spend a spark: return Ferrier to hand. When it enters, drift 2. | Half the river is on fire. It is quicker.
Coppice Burner | ember grove | 3 | uncommon | Being: Druid | 3/3 | 3.3 | mask | Bury a Bloom: gain a spark for each growth it had. |
Candle Heretic | ember dusk | 2 | uncommon | Being: Priest | 3/1 | 3.3 | hood | When another of your Beings is buried, gain a spark. | She prays to the smoke, not the flame.
Arc Smelter | ember volt | 3 | uncommon | Being: Smith | 2/3 | 3.5 | mask | Spend a spark: it counts as casting a Spell. |
Mangrove Elder | tide grove | 4 | uncommon | Being: Keeper | 3/5 | 3.3 | grow | Whenever you drift, grow a Bloom. |
Drowned Factor | tide dusk | 3 | uncommon | Being: Broker | 2/3 | 3.4 | hood | When a card returns to a rival’s hand, they bury a card from hand. | He kept the books dry. Only the books.
Squall Pilot | tide volt | 2 | uncommon | Being: Sailor | 2/2 | 3.4 | hood | Arc: drift 1. While you hold five or more cards, Pilot flies. |
Sexton Beetle | grove dusk | 3 | uncommon | Being: Beetle | 2/4 | 3.3 | moth | When a Being is buried, grow a Bloom. Once each turn. | Nothing is wasted. Nothing is forgiven.
Bloomwire Tinker | grove volt | 2 | uncommon | Being: Smith | 2/2 | 3.2 | hood | When you cast a Spell, grow a Bloom. Once each turn. |
Gallows Capacitor | dusk volt | 3 | uncommon | Relic | - | 3.2 | vessel-bell | When a Being is buried, turn this: deal 1 to anything, toll 1. |
Cinder Regatta | ember tide | 4 | rare | Rite | - | 3.7 | sea-boat | Deal 3 to each Being that entered this turn, or return them all to hand. |
Harvest Wake | grove dusk | 5 | rare | Rite | - | 3.6 | flow | Bury any number of your Beings: grow your Blooms that many times. | The scythe keeps both calendars.
Sunken Observatory | tide volt | 3 | rare | Place | - | 3.8 | towers-domes | The first Spell you cast each turn drifts 1 first. Arc: draw that card. |
Wicker Colossus | ember grove | 6 | rare | Being: Giant | 7/7 | 3.9 | mask-horns | When Colossus is buried, deal 7 split as you like. Grow each Bloom. |
The Last Fuse | dusk volt | 4 | rare | Spell | - | 3.7 | burst-shock | Bury a Being. Arc: its owner loses life equal to its strength. |
Ashen Twins | ember dusk | 5 | mythic | Being: Twin | 4/4 | 4.7 | mask | When Twins are buried, return them at the next dawn. Spend two sparks: bury them. | One lit the pyre. Both rose from it.
Verdant Engine | grove volt | 6 | mythic | Being: Machine | 6/6 | 4.5 | beast-stag | When you cast a Spell, grow each Bloom. When one is full grown, copy a Spell. | It was built. It has been growing since.
Maelstrom Bride | tide dusk | 5 | mythic | Being: Queen | 4/5 | 4.6 | mask | Flies. Whenever a Being returns to hand or is buried, toll 1. | Every ring she wears was thrown to her.
`;
