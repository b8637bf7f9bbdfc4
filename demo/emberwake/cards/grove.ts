/** Grove: Blooms that grow each dawn and large Beings that arrive because of them. */
export const GROVE = `
Mosskeeper Una | 5 | mythic | Being: Keeper | 4/5 | 4.5 | mask-plumes | Each Bloom you grow gives Una +1/+1. At six, your Beings can’t be silenced. | She plants what others bury.
Thornlight Bower | 3 | common | Bloom | - | 2.6 | grow | Grows each dawn. At three, make a 2/2 Thornling. | It leans toward warm hands.
Rootbound Seer | 2 | common | Being: Seer | 1/3 | 2.4 | hood-veil | When Seer enters, show cards until you find a Bloom. Draw it; the rest go under. |
Sunfall Glade | 1 | uncommon | Place | - | 3.0 | forest-leafy | Your Blooms grow twice. | The light here comes with a place to sit.
Fernback Elder | 4 | common | Being: Stag | 4/4 | 2.7 | beast-stag | When Elder enters, grow a Bloom. |
Honeyroot | 2 | common | Bloom | - | 2.5 | flower | Grows each dawn. At two, gain 4 life and draw a card. |
Seedling Thief | 1 | common | Being: Sprite | 1/1 | 2.3 | hood | When Thief enters, grow a Bloom. | Pockets full of next year.
Bramble Hog | 2 | common | Being: Boar | 3/2 | 2.6 | beast-bull | A Being that blocks Hog takes 1. |
Briar Cub | 1 | common | Being: Bear | 2/1 | 2.5 | beast-bear | Cub gains +0/+2 while you have a Bloom. |
Orchard Hand | 2 | common | Being: Keeper | 1/2 | 2.4 | hood | Turn Hand: grow a Bloom that hasn’t grown this turn. | Every apple knows her by name.
Canopy Owl | 3 | common | Being: Owl | 2/2 | 2.6 | bird-owl | Flies. Can block two Beings. |
Loam Giant | 6 | common | Being: Giant | 7/6 | 2.5 | mask-horns | Costs 1 less for each Bloom you have. | Step lightly. It is doing the same.
Mossback Ox | 4 | common | Being: Ox | 3/5 | 2.3 | beast-bull | When Ox is buried, make a 1/1 Thornling. |
Hollow Stag | 5 | common | Being: Stag | 5/4 | 2.5 | beast-stag | Stag can’t be blocked by more than one Being. |
Nettle Lash | 1 | common | Spell | - | 2.4 | burst-blades | A Being gains +2/+2 this turn. If you grew a Bloom this turn, it also gains a shield. |
Bough Down | 3 | common | Spell | - | 2.8 | burst-shock | Your Being deals its strength to a rival Being. |
Sudden April | 2 | common | Rite | - | 2.3 | flow | Grow each of your Blooms. |
Windfall Basket | 3 | common | Rite | - | 2.4 | grow | Gain 3 life. Draw a card for every two Blooms you have. | Take what falls. Thank what fell.
Puffball Ring | 1 | common | Bloom | - | 2.0 | fungus | Grows each dawn. At one, a Being gains +2 this turn. |
Lichen Wall | 2 | common | Being: Wall | 0/5 | 2.0 | shards | Shield. Can’t attack. |
Trellis Keeper | 3 | common | Being: Keeper | 2/3 | 2.5 | hood | Your Blooms can’t be buried by rivals. |
Oldgrowth Path | 2 | common | Place | - | 2.1 | forest-conifers | Beings of cost 5 or more cost 1 less. |
Amber Hive | 3 | uncommon | Bloom | - | 3.0 | flower | Grows each dawn. At each growth, make a 1/1 Bee that flies. | Work, said the hive, and it was spring.
Green Bailiff | 3 | uncommon | Being: Knight | 3/3 | 3.1 | hood-horned | When Bailiff enters, bury a Relic. |
Root Serpent | 4 | uncommon | Being: Serpent | 4/3 | 2.9 | serpent-coil | When a Bloom of yours reaches its last growth, Serpent gains +2/+2. |
Elk of Two Moons | 5 | uncommon | Being: Stag | 5/5 | 3.3 | beast-stag | When Elk attacks, grow a Bloom. At dawn, if you grew two, gain 2 life. |
Mycelium Vault | 2 | uncommon | Place | - | 2.7 | fungus | When one of your Blooms is buried, return it at the next dawn. |
Druid of Ash Lane | 2 | uncommon | Being: Druid | 2/2 | 3.0 | mask-antlers | Bury a Bloom: make Beings with strength equal to its growth, split as you like. |
Sap Chalice | 2 | uncommon | Relic | - | 2.4 | vessel-urn | Turn it: move one growth from a Bloom to another. |
Run to Seed | 4 | uncommon | Spell | - | 2.9 | grow | A Being gains +1/+1 for each growth on your Blooms this turn. | Leave a door open for one summer.
Foxglove Bell | 2 | uncommon | Bloom | - | 2.6 | flower | Grows whenever a Being enters. At three, bury a rival Being of cost 3 or less. |
Worldroot Heart | 4 | rare | Bloom | - | 3.7 | grow | Grows each dawn. At four, your Beings double their strength. |
Bear of Bearn Hill | 4 | rare | Being: Bear | 5/5 | 3.9 | beast-bear | Bear can’t attack while you have no Bloom. | The hill is the bear’s. So is the name.
Lady of Thorns | 3 | rare | Being: Queen | 2/4 | 3.6 | mask-spikes | Your Thornlings gain +1/+1. When a Bloom reaches its last growth, make one. |
First Orchard | 3 | rare | Place | - | 3.3 | forest-leafy | Whenever you grow a Bloom, gain 1 life. At twenty five, draw two each dawn. |
Wildfire Seed | 1 | rare | Bloom | - | 3.2 | fungus | Grows whenever a Place or Being is buried. At four, make a 6/6 Stag. |
Stampede Hour | 6 | rare | Rite | - | 3.5 | flow | Your Beings gain +2/+2 and can’t be blocked by Beings of lower strength. |
The Patient Wood | 5 | rare | Place | - | 3.0 | forest-conifers | Beings that didn’t attack last turn gain +2/+2. | It waits the way a door waits.
Hundredyear Bloom | 7 | mythic | Bloom | - | 4.2 | flower | Grows each dawn and whenever you draw. At ten, you win the game. | Planted by someone who will never see it.
Spore Dancer | 2 | common | Being: Sprite | 2/2 | 2.3 | fungus | When Dancer is buried, grow a Bloom. |
Candlecap | 2 | special | Bloom | - | 3.4 | fungus | Grows each dawn. At each growth, gain a spark. | A mushroom that remembers being a lamp.
`;
