import { defineSlotRecipe } from '@chakra-ui/react';
import tick from '../../../assets/tick.svg?url&no-inline';
import { blockedLook, FORCED_COLORS, focusRing } from './media.ts';

/** One of several cards. The card that is chosen is lit and ticked; one that cannot be chosen says why in itself. */
export const radioCardRecipe = defineSlotRecipe({
  className: 'nt-radio-card',
  slots: [
    'root',
    'label',
    'item',
    'itemText',
    'itemControl',
    'itemContent',
    'itemDescription',
    'itemAddon',
    'itemIndicator',
  ],
  base: {
    item: {
      position: 'relative',
      display: 'flex',
      minWidth: 0,
      padding: '3.5',
      border: 'line',
      borderRadius: '12px',
      background: 'bg.panel',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { borderColor: 'border.control' },
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '3',
        right: '3',
        width: '20px',
        height: '20px',
        border: '1.5px solid var(--control)',
        borderRadius: 'full',
        background: 'var(--well) center / 13px no-repeat',
      },
      '&[data-state=checked]': {
        borderColor: 'brass.fg',
        background: 'brass.subtle',
        boxShadow: '0 0 0 1px var(--brass-fg)',
        [FORCED_COLORS]: { outline: '2px solid Highlight' },
      },
      '&[data-state=checked]::after': {
        borderColor: 'brass.edge',
        backgroundColor: 'brass.solid',
        backgroundImage: `url("${tick}")`,
      },
      '&:has(input:focus-visible)': focusRing(3),
      '&[data-disabled]': { ...blockedLook, '&::after': { display: 'none' } },
    },
    itemContent: { display: 'flex', flex: 1, flexDirection: 'column', gap: '1', minWidth: 0 },
    itemText: { paddingRight: '6', color: 'fg', fontWeight: 'semibold', fontSize: 'md', lineHeight: '20px' },
    itemDescription: { color: 'fg.muted', textStyle: 'hint' },
    itemAddon: { marginTop: 'auto', color: 'fg.subtle', textStyle: 'hint' },
  },
});
