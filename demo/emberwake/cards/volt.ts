/** Volt: two Spells a turn, Arc effects, and machines that turn. */
export const VOLT = `
Static Hymn | 2 | common | Spell | - | 3.1 | sigil | Deal 2 to a Being. If you cast two Spells this turn, draw. | Sing it once. Run.
Coil Apprentice | 1 | common | Being: Student | 1/2 | 2.6 | mask-spikes | When you cast a Spell, Apprentice gains +1 this turn. | Eyebrows optional.
Storm Tithe | 1 | uncommon | Spell | - | 2.9 | burst-bolt | Draw a card. Your next Spell costs 1 less. |
Arc Savant | 3 | rare | Being: Scholar | 2/3 | 3.9 | hood | Copy the second Spell you cast each turn. | Twice is a proof.
Live Wire | 2 | common | Relic | - | 2.7 | shards | Turn it: deal 1 to anything. |
Ohm Tower | 4 | uncommon | Place | - | 2.9 | towers | Your first Spell each turn is free if it costs 2 or less. |
Skysplit | 6 | mythic | Rite | - | 4.3 | burst-bolt | Deal 6 to each Being without a shield. | The sky has an opinion.
Sparrow Engine | 2 | common | Being: Machine | 1/3 | 2.6 | bird-crow | Flies. |
Gale Ledger | 3 | common | Rite | - | 2.4 | flow | Draw a card for each Spell cast this turn. |
Dynamo Crow | 5 | common | Being: Machine | 3/3 | 2.7 | bird-crow | Flies. Enters with two sparks. |
Fusewright | 3 | common | Being: Smith | 2/2 | 2.5 | hood | When Fusewright enters, turn back a Relic and draw if you have two. |
Copper Choir | 5 | common | Being: Machine | 3/5 | 2.2 | mask | When you cast a Spell, Choir can’t be blocked this turn. |
Fault Line | 3 | common | Place | - | 1.9 | peaks | Turned Beings take 1 each dawn. |
Plug Imp | 1 | common | Being: Machine | 1/1 | 2.3 | shards | Bury Plug Imp: your next Spell costs 1 less. |
Kite Flyer | 2 | common | Being: Student | 2/1 | 2.4 | hood | Arc: Flyer flies this turn. | Hold the string. No, the other end.
Brass Beetle | 2 | common | Being: Machine | 2/2 | 2.4 | moth | Enters turned. Turn it: turn back a Relic. |
Thunder Calf | 3 | common | Being: Ox | 3/2 | 2.4 | beast-bull | Arc: Calf gains +2/+0 this turn. |
Signal Keeper | 3 | common | Being: Guard | 2/4 | 2.5 | hood | Rival Spells that name Keeper cost 1 more. | One lamp for yes. Two for run.
Cloud Skate | 4 | common | Being: Ray | 3/3 | 2.6 | fish-horn | Flies. |
Static Ram | 4 | common | Being: Ram | 4/3 | 2.4 | beast-ram | Arc: deal 1 to a Being that could block Ram. |
Wire Kiss | 1 | common | Spell | - | 2.8 | burst-shock | Deal 1 to anything. Arc: deal 2 instead. |
Tripped Coil | 2 | common | Spell | - | 2.6 | burst-bolt | Silence a Being this turn. Draw a card. |
Wind It Tighter | 3 | common | Spell | - | 2.3 | sigil | Turn back all your Relics. Each may turn once more. |
Chain Bolt | 4 | common | Spell | - | 3.0 | burst-bolt | Deal 3 to a Being. Arc: deal 2 to another. | It only strikes twice if you ask.
Rooftop Vane | 1 | common | Relic | - | 2.1 | vessel-dial | Turn it: look at the top card of your deck. If it is a Spell, show it and draw. |
Ozone Sprite | 2 | common | Being: Sprite | 1/2 | 2.3 | moth | Flies. Arc: Sprite gains +1 this turn. |
Lodestone Golem | 5 | uncommon | Being: Machine | 4/5 | 2.9 | mask | Costs 1 less for each Relic you have. |
Storm Glass | 2 | uncommon | Relic | - | 2.7 | vessel-lantern | Whenever you cast your second Spell in a turn, gain a spark. |
Twin Filament | 3 | uncommon | Spell | - | 3.2 | sigil | Choose two: deal 2; draw a card; turn back a Relic. | One burns so the other may shine.
Cable Serpent | 4 | uncommon | Being: Machine | 3/4 | 2.8 | serpent-swimmer | When you turn a Relic, Serpent gains +1 this turn. |
Aurora Hawk | 3 | uncommon | Being: Hawk | 2/2 | 3.3 | bird-crow | Flies. Arc: draw a card, then bury one from hand. |
Relay Officer | 2 | uncommon | Being: Guard | 2/2 | 2.8 | hood | Once each turn, when you turn a Relic, you may turn another back. |
Ground Wire | 1 | uncommon | Spell | - | 2.7 | flow | Stop a Spell that would deal damage. Draw a card. |
Tempest Index | 4 | rare | Relic | - | 3.5 | vessel-dial | Spells you cast as your second each turn cost nothing. Turn to use. |
Engineer Prell | 4 | rare | Being: Smith | 3/3 | 3.8 | hood | Your Relics turn back each time you cast a Spell. | It was working when she left it.
Stormfront March | 5 | rare | Rite | - | 3.4 | burst-bolt | Deal 2 to each rival Being, then 2 more for each Spell cast before this. |
Glass Battery | 2 | rare | Relic | - | 3.3 | shards | Each dusk, store an unspent cost. Turn it: spend all you stored. |
Cloudbreak Spire | 3 | rare | Place | - | 3.2 | towers | Arc: make a 1/1 Sprite that flies. Once each turn. | The lift goes up. You find your own way down.
Thunderhead Roc | 6 | rare | Being: Bird | 5/5 | 3.7 | bird-crane | Flies. When Roc enters, return a Spell from your mound to hand. |
Maestra Voltaine | 5 | mythic | Being: Scholar | 3/5 | 4.6 | mask-spikes | Your Arc effects happen twice. | Silence, please. Now lightning.
Ball Lightning Kit | 1 | special | Relic | - | 3.5 | shards | Bury it: deal 1 to anything for each Spell cast this turn. | Keep away from cats, curtains and kings.
`;
