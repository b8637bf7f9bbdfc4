import { randomInt } from 'node:crypto';

const MATERIALS =
  'Amber Ash Brass Bronze Cedar Chalk Cobalt Copper Coral Ember Flint Frost Hazel Indigo Ivory Jade Linen Maple Marble Moss Ochre Olive Onyx Opal Pearl Plum Quartz Rust Sable Sage Slate Velvet'.split(
    ' ',
  );
const CREATURES =
  'Badger Bittern Crane Curlew Dormouse Egret Fox Gecko Hare Heron Ibex Jackdaw Kestrel Lark Lynx Marten Mole Newt Otter Owl Pika Plover Quail Raven Shrew Stoat Swift Tern Toad Vole Weasel Wren'.split(
    ' ',
  );

/** A handle such as "Brass Heron"; the space keeps it apart from all handles that members can choose. */
export function makeGuestHandle(): string {
  return `${MATERIALS[randomInt(MATERIALS.length)]} ${CREATURES[randomInt(CREATURES.length)]}`;
}
