/** Ore: heavy, slow, worth a lot in one place. Columns: see `cardTable.ts`; stats are a card's worth in points. */
export const ORE = `
Scrap Iron | 1 | common | Cargo: Bulk | 1 | 1.8 | crates | Bury Scrap Iron: your next Ore costs 1 less. |
Basalt Slag | 1 | common | Cargo: Bulk | 2 | 2.2 | crates | Worth nothing while you hold three other Cargo. | Somebody, somewhere, is building a wall.
Nickel Billets | 2 | common | Cargo: Metal | 3 | 2.6 | crates | |
Copper Coil Stock | 3 | common | Cargo: Metal | 4 | 2.7 | crates | When loaded, take 1 credit for each Station you have. |
Cobalt Ingots | 4 | uncommon | Cargo: Metal | 6 | 3.1 | crates | Fragile. |
Ring Platinum | 5 | rare | Cargo: Metal | 8 | 3.8 | crates | Worth 2 more if it is your only Ore. | Panned out of the rings, one frost at a time.
Deckhand Bo | 1 | common | Crew: Loader | - | 2.3 | helmet | Loading costs 1 less. Once a day. |
Winch Sisters | 2 | common | Crew: Loader | - | 2.5 | helmet | Each day, move one Cargo between any two holds. | One pulls. One says when.
Assayer Quill | 3 | uncommon | Crew: Expert | - | 3.0 | helmet | Look at the top two cards of the market. Swap one with yours. |
Foreman Dray | 4 | rare | Crew: Boss | - | 3.7 | helmet | Your Bulk is worth 1 more for each Bulk beside it. | He counts twice and pays once.
Hull Plate Order | 2 | common | Contract: Works | 5 | 2.6 | chart | Deliver two Metal. |
Foundry Retainer | 4 | uncommon | Contract: Works | 9 | 3.2 | chart | Deliver three Ore on one day. |
The Long Girder | 6 | mythic | Contract: Works | 16 | 4.3 | chart | Deliver five Ore. Each may come from another trader, at your price. | The far end is someone else’s problem.
Crusher Yard | 3 | common | Station: Yard | - | 2.4 | skyline | Each dawn, trade two Bulk for one Metal. |
Pithead Nine | 4 | uncommon | Station: Mine | - | 2.9 | orbit | Each dawn, take the cheapest Ore in the market. |
Barge Thirty | 3 | common | Station: Ship | - | 2.3 | freighter | Holds four Cargo. Always a day late. | On time, for a barge.
Slag Tug | 2 | common | Station: Ship | - | 2.1 | freighter | Holds two Ore. Tows one Ship with it. |
Drill Hand Petra | 2 | uncommon | Crew: Loader | - | 2.8 | helmet | When you load Ore, draw a card. Once a day. | She can hear a seam through two bulkheads.
Rockfall | 2 | common | Event: Trouble | - | 2.0 | orbit | Each trader loses their dearest Ore or pays 2. |
Metal Rush | 3 | uncommon | Event: News | - | 2.8 | chart | Metal is worth 2 more until dusk. | Buy on the shout, sell on the echo.
`;

/** Water: ice and everything that flows; pays a little every day. */
export const WATER = `
Comet Slush | 1 | common | Cargo: Ice | 1 | 1.9 | crates | Melts: worth 0 after two days. |
Grey Water | 1 | common | Cargo: Tank | 1 | 2.0 | crates | Sell it at any Station for 1 more. | Third owner. Still water.
Clear Ice | 2 | common | Cargo: Ice | 3 | 2.6 | crates | |
Brine Drums | 3 | common | Cargo: Tank | 4 | 2.5 | crates | When delivered, keep Brine Drums and turn it over: worth 1. |
Heavy Water | 4 | uncommon | Cargo: Tank | 5 | 3.0 | crates | Counts as two Water in a contract. |
Glacier Core | 5 | rare | Cargo: Ice | 8 | 3.7 | crates | Never melts. Your other Ice doesn’t either. | Older than the law that taxes it.
Valve Runner Io | 1 | common | Crew: Runner | - | 2.4 | helmet | Each dawn, take 1 credit if you have Water. |
Leak Chaser | 2 | common | Crew: Fixer | - | 2.3 | helmet | Stop one Trouble. Then Leak Chaser rests a day. |
Pilot Marisol | 3 | uncommon | Crew: Pilot | - | 3.2 | helmet | Deliver from a Station you passed today. | She parks the way others fly.
Baron of Taps | 5 | rare | Crew: Boss | - | 3.8 | helmet | Whenever another trader loads Water, take 1 credit. | Nobody thanks a tap. Everybody pays it.
Bathhouse Order | 2 | common | Contract: Comfort | 4 | 2.5 | chart | Deliver one Ice and one Tank. |
Garden Ring Lease | 4 | uncommon | Contract: Comfort | 8 | 3.1 | chart | Deliver Water on three days in a row. |
The Blue Subsidy | 5 | rare | Contract: State | 10 | 3.5 | chart | Deliver four Water. Trouble can’t touch them. |
Melt House | 2 | common | Station: Works | - | 2.4 | skyline | Each dawn, turn an Ice into a Tank worth 1 more. |
Cistern Row | 3 | uncommon | Station: Store | - | 2.8 | skyline | Holds any number of Tank. Each dawn, 1 credit for every two. |
Skiff Halcyon | 3 | common | Station: Ship | - | 2.6 | freighter | Holds two Cargo. Delivers a day early. |
Steam Cask | 2 | uncommon | Cargo: Tank | 3 | 2.7 | crates | Bury it: one Ship delivers today. |
The First Ocean | 6 | mythic | Contract: State | 15 | 4.3 | sea-rocks | Deliver five Water. They may come on different days. | Somebody will be the first to drown in it.
Burst Main | 1 | common | Event: Trouble | - | 2.1 | skyline | The trader with most Water drops one into the market. |
Dry Season | 3 | uncommon | Event: News | - | 2.7 | orbit | Water is worth double until dusk. Nothing else sells. | Read the label twice.
`;

/** Harvest: living cargo that grows dearer while it waits. */
export const HARVEST = `
Deck Lettuce | 1 | common | Cargo: Fresh | 1 | 2.0 | flower | Fresh. |
Spore Flour | 1 | common | Cargo: Dry | 2 | 2.3 | crates | |
Hull Tomatoes | 2 | common | Cargo: Fresh | 3 | 2.5 | flower | Fresh. Worth 1 more on the day you load them. | Grown facing the wrong way round a sun.
Bean Coffee | 3 | common | Cargo: Dry | 4 | 2.9 | crates | When sold, the buyer’s Crew work once more today. |
Live Oysters | 4 | uncommon | Cargo: Live | 5 | 3.0 | fish-plain | Worth 1 more for each Water you hold. |
Orchid Case | 5 | rare | Cargo: Live | 7 | 3.6 | flower | Fragile. Worth 3 more in a Comfort contract. | It sulks below four degrees.
Picker Sunniva | 1 | common | Crew: Grower | - | 2.4 | helmet | Each dawn, one Fresh stays fresh. |
Beekeeper Amos | 2 | common | Crew: Grower | - | 2.6 | helmet | Your Live Cargo gain 1 worth each dawn, up to 3. |
Chef Odalys | 3 | uncommon | Crew: Expert | - | 3.1 | helmet | Turn two Harvest into one dish worth both and 2 more. | She has opinions about your hold.
Seed Warden | 4 | rare | Crew: Boss | - | 3.6 | hood | When you deliver Harvest, take the next one in the market for free. |
Canteen Order | 2 | common | Contract: Comfort | 4 | 2.6 | chart | Deliver two Fresh. |
Feast of Return | 4 | uncommon | Contract: Comfort | 9 | 3.2 | chart | Deliver one Fresh, one Dry and one Live. |
Terrarium Charter | 6 | mythic | Contract: State | 15 | 4.2 | forest | Deliver four different Harvest. Then each Station grows one Fresh a day. | Forty years of paper for one acre of grass.
Hydro Stack | 3 | common | Station: Farm | - | 2.7 | skyline | Each dawn, take a Deck Lettuce from the box. |
Glasshouse Ring | 4 | uncommon | Station: Farm | - | 3.0 | orbit | Your Fresh never turns. |
Cold Van | 2 | common | Station: Ship | - | 2.4 | freighter | Holds two Cargo. Fresh in it stays fresh. |
Bread Line | 1 | common | Contract: Comfort | 3 | 2.3 | chart | Deliver one Dry. The poorest trader takes 1 credit. |
Algae Vat | 2 | uncommon | Station: Farm | - | 2.7 | orbit | Each dawn, your Dry Cargo gains 1 worth, up to 3. |
Blight Notice | 2 | common | Event: Trouble | - | 2.1 | fungus | Each trader drops one Harvest. Growers drop none. |
Harvest Fair | 3 | uncommon | Event: News | - | 2.8 | chart | Every trader sells one Harvest at worth and 1 more. You sell two. |
`;

/** Signal: news, codes and instruments; little worth alone, much in sets. */
export const SIGNAL = `
Old Almanac | 1 | common | Cargo: Record | 1 | 2.0 | vessel-tome | Bury it: look at the next four market cards. |
Static Tape | 1 | common | Cargo: Record | 1 | 2.1 | crates | Worth 1 more for each other Record. | Side B is just breathing.
Relay Parts | 2 | common | Cargo: Device | 3 | 2.6 | crates | |
Star Charts | 3 | common | Cargo: Record | 4 | 2.6 | vessel-dial | Your Ships deliver one Station further. |
Quiet Cipher | 4 | uncommon | Cargo: Record | 5 | 3.1 | sigil | Nobody may buy from you unless you say so. |
First Transmission | 5 | rare | Cargo: Record | 8 | 3.7 | sigil | Worth 2 more for each different suit you hold. | Hello, it says. It takes nine minutes.
Courier Finch | 1 | common | Crew: Runner | - | 2.5 | helmet | Swap Finch for any Crew in the market. |
Night Operator | 2 | common | Crew: Expert | - | 2.5 | helmet | You see Events a day before they happen. | I’ll put you through. Eventually.
Rumour Broker | 3 | uncommon | Crew: Broker | - | 3.2 | hood-hat | Raise or lower the worth of one suit by 1 each dawn. |
The Listener | 4 | rare | Crew: Boss | - | 3.8 | mask | Look at any trader’s contracts. You may deliver them first. | Two ears, one price.
Beacon Upkeep | 2 | common | Contract: Works | 5 | 2.5 | chart | Deliver one Device and one Record. |
Census Bid | 4 | uncommon | Contract: State | 8 | 3.1 | chart | Deliver three Records. They stay with you, worth nothing. |
Founders’ Archive | 6 | mythic | Contract: State | 16 | 4.3 | towers | Deliver one of every suit and three Records. | Shelf after shelf of people being certain.
Antenna Farm | 3 | common | Station: Works | - | 2.4 | skyline | Each dawn, look at the next market card. You may bury it. |
Echo Exchange | 4 | uncommon | Station: Market | - | 3.0 | chart | You may buy a card another trader passed this day. |
Packet Runner | 3 | common | Station: Ship | - | 2.5 | freighter | Holds three Signal. They deliver at once. |
Gossip Column | 1 | common | Contract: Open | 3 | 2.2 | chart | Deliver one Record. Look at one trader’s hold. |
Lens Grinder Tove | 3 | rare | Crew: Expert | - | 3.4 | helmet | Your Devices count as any suit in a contract. | Everything is a lens if you grind long enough.
Solar Flare | 2 | common | Event: Trouble | - | 2.2 | burst-shock | No Crew works until dawn. Ships stay where they are. |
Leaked Prices | 3 | uncommon | Event: News | - | 2.9 | chart | Name a suit. Everyone sells it at half worth today. You sell first. |
`;

/** No suit: what every trader may use. */
export const OPEN_GOODS = `
Mixed Pallet | 1 | common | Cargo: Bulk | 2 | 2.3 | crates | Counts as any suit in a contract that pays 5 or less. |
Sealed Crate | 2 | common | Cargo: Bulk | - | 2.4 | crates | Open it when sold: worth as much as the next market card costs. | Do not shake. Do not ask.
Spare Gaskets | 1 | common | Cargo: Device | 1 | 2.0 | crates | Bury it: mend one Fragile Cargo. |
Union Steward | 2 | common | Crew: Expert | - | 2.4 | helmet | Your Crew can’t be hired away. |
Odd Job Robot | 3 | common | Crew: Machine | - | 2.5 | mask | Copies one Crew beside it each day. | It has eleven arms and no favourites.
Insurance Desk | 2 | uncommon | Station: Market | - | 2.8 | skyline | When Trouble takes a Cargo, take its worth in credits. |
Duty Free Pier | 3 | uncommon | Station: Market | - | 2.9 | orbit | The first card you buy each day costs 1 less. |
Patient Freighter | 4 | uncommon | Station: Ship | - | 2.7 | freighter | Holds five Cargo. Each waits safely, worth 1 more a day, up to 3. |
Any Port Contract | 3 | uncommon | Contract: Open | 6 | 3.0 | chart | Deliver three Cargo of one suit. |
Four Corners Deal | 5 | rare | Contract: Open | 12 | 3.9 | chart | Deliver one Cargo of each suit. | Shake every hand. Count your rings.
Auditor Vex | 4 | rare | Crew: Law | - | 3.5 | hood-hat | Each dawn, the richest trader pays 1 to the poorest. |
Market Holiday | 2 | rare | Event: News | - | 3.0 | skyline | No one buys or sells. Every trader loads one card for free. |
Gravity Well Bet | 3 | rare | Event: Trouble | - | 3.3 | orbit | Each trader wagers a Cargo face down. The highest worth takes all. |
The Night Caravan | 7 | mythic | Station: Ship | - | 4.4 | freighter | Holds all your Cargo. Each dawn, deliver one contract without travel. | It has never been seen to stop.
`;

/** One free berth for each suit: any number may be added to a deck, none is in a pack. */
export const FREE_BERTHS = `
Ore Berth | ore | 0 | common | Station: Berth | - | 0.1 | orbit | Free card. Holds one Ore. |
Water Berth | water | 0 | common | Station: Berth | - | 0.1 | orbit | Free card. Holds one Water. |
Harvest Berth | harvest | 0 | common | Station: Berth | - | 0.1 | orbit | Free card. Holds one Harvest. |
Signal Berth | signal | 0 | common | Station: Berth | - | 0.1 | orbit | Free card. Holds one Signal. |
`;
