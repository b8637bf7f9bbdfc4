/** Dusk: bury for profit, ring the toll, and know what the others hold. */
export const DUSK = `
Vesper Toll | 3 | uncommon | Rite | - | 3.1 | flow-sun | Each player buries a Being. You gain 1 for each. | Nine bells, eight mourners.
Nightjar Broker | 2 | common | Being: Broker | 2/1 | 2.6 | hood-hat | Pay 1 life: look at a card in a rival’s hand. | Every secret has a price.
Hollow Orchard | 4 | uncommon | Bloom | - | 2.9 | grow | Grows whenever a Being is buried. At three, draw two cards. |
Gloam Matriarch | 6 | mythic | Being: Queen | 5/5 | 4.5 | mask-horns | When Matriarch enters, return your buried Beings at half strength. | Sit down. You never really left.
Mothwing Thief | 1 | common | Being: Thief | 1/1 | 2.4 | moth | Flies. When Thief deals damage to a rival, they bury a card from hand. |
Grave Lantern | 2 | uncommon | Relic | - | 2.6 | vessel-lantern | Turn it: toll 1 if a Being was buried this turn. | It only lights the way down.
Dirge Singer | 3 | common | Being: Singer | 2/3 | 2.7 | hood-veil | When Singer enters, toll 2. |
Barrow Rat | 1 | common | Being: Rat | 1/1 | 2.2 | beast-wolf | When Rat is buried, toll 1. | Well fed, for the neighbourhood.
Pall Bearer | 2 | common | Being: Porter | 2/2 | 2.4 | hood | When another of your Beings is buried, Bearer gains +1 this turn. |
Veil Spinner | 2 | common | Being: Spider | 1/3 | 2.3 | moth | A Being that fights Spinner is silenced until dusk. |
Candle Ghoul | 3 | common | Being: Ghoul | 3/2 | 2.5 | mask | Bury another Being: Ghoul gains +2 this turn. |
Bone Ferry | 4 | common | Being: Vessel | 3/4 | 2.4 | sea-boat | When Ferry enters, return a Being of cost 2 or less from your mound to hand. |
Belfry Bats | 3 | common | Being: Bat | 2/2 | 2.6 | moth | Flies. |
Gutter Saint | 4 | common | Being: Saint | 3/3 | 2.3 | hood | When Saint is buried, each player buries a card from hand. | Patron of the last coin.
Dusk Hound | 5 | common | Being: Hound | 5/3 | 2.4 | beast-wolf | When Hound deals damage to a rival, return a card from your mound to hand. |
Parting Bell | 2 | common | Spell | - | 3.1 | sigil | Bury a Being with strength 2 or less. |
The Unlit Hour | 4 | common | Spell | - | 3.2 | flow-sun | Bury a Being. Its owner gains 2 life. | No stars. No witnesses.
Whispered Debt | 1 | common | Spell | - | 2.3 | sigil | A rival buries a card of their choice from hand. |
Dig by Dark | 2 | common | Rite | - | 2.5 | towers | Return a Being from your mound to hand. Lose 1 life. |
Pay the Piper | 3 | common | Rite | - | 2.2 | flow | Bury one of your Beings: draw two cards. Toll 1. |
Widow’s Walk | 2 | common | Place | - | 2.0 | towers-battlements | When your last Being is buried, toll 3. | Face the sea and it will not matter.
Gravedirt Rose | 1 | common | Bloom | - | 2.2 | flower | Grows whenever a Being of yours is buried. At two, toll 2. |
Moth Court Page | 2 | common | Being: Page | 1/2 | 2.3 | moth | Turn Page: look at the top card of a rival’s deck. You may bury it. |
Undertaker Ilse | 3 | uncommon | Being: Keeper | 2/3 | 3.3 | mask | Whenever another Being is buried, gain 1 life. At each third, draw a card. |
Bell Raven | 3 | uncommon | Being: Raven | 2/2 | 3.1 | bird-crow | Flies. When Raven enters, toll 1 for each Being buried this turn. |
Secret Keeper | 2 | uncommon | Being: Broker | 2/2 | 2.8 | hood-cowl | While you know a card in a rival’s hand, Keeper gains +1/+1. |
Shroud Weaver | 4 | uncommon | Being: Spider | 3/3 | 2.9 | moth | Your other Beings return to hand instead of being buried in a fight. |
Black Auction | 3 | uncommon | Rite | - | 2.7 | flow | Each player pays life in turn. The highest takes a Being from any mound. |
Skull Abacus | 2 | uncommon | Relic | - | 2.5 | vessel-urn | Each dusk, gain 1 life for each Being buried this turn. |
Hush Bazaar | 2 | uncommon | Place | - | 2.9 | towers-domes | Pay 2 life: draw a card. Once each turn. | Bring a lantern. Leave a name.
Wake the Barrow | 5 | rare | Rite | - | 3.7 | flow | Return up to two Beings of total cost 6 from your mound to play. |
The Tithe Collector | 4 | rare | Being: Broker | 3/4 | 3.8 | hood | When a rival draws a second card in a turn, toll 1. | He knocks once, from the inside.
Owl of Ill Report | 3 | rare | Being: Owl | 2/3 | 3.5 | bird-owl | Flies. When Owl enters, name a card. Rivals can’t play it while Owl is in play. |
Nightshade Throne | 4 | rare | Relic | - | 3.2 | vessel-bell | Bury a Being: toll 2. Once each turn. |
Grey Wedding | 3 | rare | Rite | - | 3.3 | flow | Each player chooses a Being to keep. Bury the rest. | Something borrowed, everyone blue.
Corpse Lily | 2 | rare | Bloom | - | 3.4 | flower | Grows whenever any Being is buried. At five, return one from any mound to your side. |
Drowse Cemetery | 3 | rare | Place | - | 3.1 | towers-ruins | Once each turn, you may play a Being of cost 2 or less from your mound. |
King of Owed Days | 5 | mythic | Being: King | 4/4 | 4.6 | mask-crest | Each dawn, toll 2. A rival may bury a Being instead. | You borrowed the years. He kept count.
Moonless Fish | 4 | common | Being: Fish | 3/4 | 2.1 | fish-lure | When Moonless Fish is buried, look at a rival’s hand. |
Lamp Thief Nan | 2 | special | Being: Thief | 2/2 | 3.7 | hood-hat | When Nan deals damage to a rival, take one of their sparks. | Every dark street was her doing.
Grudge Cat | 1 | uncommon | Being: Cat | 1/2 | 2.6 | beast-wolf | When Cat is buried, bury the Being that fought it. | Nine lives, nine names on a list.
`;
