/** Ember: sparks that pay for everything, and Beings that burn out on the way in. Columns: see `cardTable.ts`. */
export const EMBER = `
Cinder Vale | 2 | rare | Place | - | 3.9 | peaks~5 | Your Ember Beings enter with one spark. Spend a spark: draw a card. | The ash remembers every road.
Ashmarch Herald | 3 | uncommon | Being: Crier | 3/2 | 3.1 | mask~10 | When Herald enters, another Being gains +2 this turn. | Drums first, then the fire.
Brand Runner | 1 | common | Being: Scout | 2/1 | 2.6 | hood | Strikes first on the turn it enters. |
Kiln Chorus | 2 | common | Spell | - | 3.2 | sigil | Deal 3 to a Being. Overheat: deal 3 to you too. |
Furnace Oath | 4 | rare | Rite | - | 3.3 | flow | Your Beings burn: +3 until dusk, then bury them. | Some promises are kept only once.
Slagback Ram | 4 | common | Being: Ram | 5/3 | 2.9 | beast-ram | Ram can’t be blocked by Beings of cost 2 or less. |
Ash Censer | 3 | uncommon | Relic | - | 2.8 | vessel-lantern | Each dawn, gain a spark. | Swing it low. Breathe later.
Red Ledger | 1 | common | Spell | - | 2.3 | sigil | Bury a card from your hand: draw two. |
Pyre Warden | 5 | uncommon | Being: Guard | 4/4 | 3.2 | mask | When Warden is buried, deal 4 split as you like. |
Tallow Saint | 3 | uncommon | Being: Saint | 2/2 | 2.9 | hood | While you have a spark, Saint can’t be buried. | A short candle and a long vigil.
Lampblack Moth | 2 | special | Being: Moth | 1/1 | 3.6 | moth | Flies. Spend a spark: Moth gains +2 this turn. | Drawn to the last flame lit.
Ember Drover | 3 | common | Being: Herder | 3/3 | 2.4 | hood | When Drover enters, you may bury a spark: it gains +1/+0. |
Cinder Mule | 3 | common | Being: Mule | 2/4 | 2.2 | beast-bull | When Mule is buried, gain a spark. | It has carried worse than you.
Spark Tax | 4 | common | Spell | - | 2.6 | burst-shock | Deal 4 to a Being. If it had a shield, gain a spark. |
Hearth Cub | 1 | common | Being: Bear | 1/2 | 2.2 | beast-bear | When Cub enters, gain a spark. | Warm at one end, teeth at the other.
Soot Crow | 2 | common | Being: Crow | 2/1 | 2.7 | bird-crow | Flies. Can’t block. |
Clinker Brute | 5 | common | Being: Brute | 5/4 | 2.3 | mask | Spend a spark: Brute strikes first this turn. |
Match Seller | 1 | common | Being: Urchin | 1/1 | 2.1 | hood | Bury Seller: deal 1 to anything. | Three left. Make them count.
Forge Acolyte | 2 | common | Being: Smith | 2/2 | 2.5 | hood | Your Relics cost 1 less. |
Stokehouse Hound | 2 | common | Being: Hound | 3/1 | 2.6 | beast-wolf | Must attack if it can. | Feed it before it picks a meal.
Flash of Temper | 1 | common | Spell | - | 2.4 | burst-shock | A Being gains +3 this turn. Overheat: bury it at dusk. |
Hot Draught | 3 | common | Spell | - | 2.7 | burst-comet | Deal 2 to each attacking Being. |
Scorched Road | 2 | common | Rite | - | 1.8 | flow | Your Beings can’t be blocked by Beings of cost 1 this turn. |
Coal Porter | 4 | common | Being: Porter | 3/4 | 2.2 | hood | When Porter enters, turn back one of your Relics. |
Kindle the Line | 3 | common | Rite | - | 2.3 | flow | Each of your Beings gains +1 this turn. Gain a spark. | One torch, then forty.
Bellows Priest | 4 | uncommon | Being: Priest | 2/4 | 3.0 | mask | Each dawn, if you have three sparks, draw a card. |
Char Serpent | 4 | uncommon | Being: Serpent | 4/2 | 2.9 | serpent-wave | When Serpent deals damage to a rival, gain a spark. |
Hot Iron Deal | 2 | uncommon | Spell | - | 3.3 | burst-blades | Spend any number of sparks: deal that much and 1 more. | Shake on it. Quickly.
Phoenix Kite | 3 | uncommon | Being: Bird | 2/2 | 3.4 | bird-crane | Flies. Spend two sparks: return Kite from your mound to hand. |
Glowworm Lamp | 1 | uncommon | Relic | - | 2.5 | vessel-lantern | Turn it: the next spark you spend this turn counts twice. |
Fire Lily | 2 | uncommon | Bloom | - | 2.6 | flower | Grows whenever you spend a spark. At three, deal 3 to anything. |
Ironmonger Vash | 4 | rare | Being: Smith | 3/3 | 3.7 | hood | Turn Vash: pay for a card with sparks instead. | She weighs a sword by the war it ends.
Caldera Walk | 3 | rare | Place | - | 3.2 | peaks | Each dusk, deal 1 to every Being that attacked this turn. |
Salamander King | 6 | rare | Being: Serpent | 6/5 | 3.8 | serpent-coil | When King enters, gain a spark for each other Ember Being. |
Bright Sacrifice | 3 | rare | Spell | - | 3.5 | burst-comet | Bury one of your Beings: deal its strength to each rival Being. |
Anvil of Names | 4 | rare | Relic | - | 3.0 | vessel-bell | Whenever you gain a spark, one of your Beings gains +1 this turn. | Every hammer here has a widow.
Soot Cathedral | 5 | rare | Place | - | 2.9 | towers-cones | Your Beings with a spark to spend strike first. |
Orla Firstflame | 4 | mythic | Being: Queen | 4/4 | 4.6 | mask | Spend a spark: Orla gains +1/+1. Spend five: take another turn. | She was the match. We were the wick.
The Long Burn | 7 | mythic | Rite | - | 4.2 | flow | Deal 7 split as you like. Gain a spark for each Being buried. |
Tinder Fox | 1 | common | Being: Fox | 1/1 | 2.5 | beast-wolf | Spend a spark: Fox can’t be blocked this turn. | Gone before the smoke knows.
Blister Vine | 3 | uncommon | Bloom | - | 2.4 | flower | Grows each dawn. At two, your Beings gain +1 when they attack. |
`;
