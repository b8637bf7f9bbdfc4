import { alertRecipe } from './alert.ts';
import { badgeRecipe } from './badge.ts';
import { buttonRecipe } from './button.ts';
import { cardRecipe } from './card.ts';
import { checkboxRecipe } from './checkbox.ts';
import { emptyStateRecipe } from './emptyState.ts';
import { fieldRecipe, fieldsetRecipe } from './field.ts';
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from './input.ts';
import { dialogRecipe, drawerRecipe, menuRecipe, popoverRecipe, tooltipRecipe } from './overlays.ts';
import { paginationRecipe } from './pagination.ts';
import { progressRecipe } from './progress.ts';
import { radioCardRecipe } from './radioCard.ts';
import { segmentGroupRecipe } from './segmentGroup.ts';
import { sliderRecipe } from './slider.ts';
import { switchRecipe } from './switch.ts';
import { tabsRecipe } from './tabs.ts';
import { headingRecipe, linkRecipe, separatorRecipe, skeletonRecipe, spinnerRecipe } from './words.ts';

/** Looks of Chakra components of one element, by the key that Chakra asks for. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

/** Looks of Chakra components of several elements. */
export const slotRecipes = {
  alert: alertRecipe,
  card: cardRecipe,
  checkbox: checkboxRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  emptyState: emptyStateRecipe,
  field: fieldRecipe,
  fieldset: fieldsetRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  pagination: paginationRecipe,
  popover: popoverRecipe,
  progress: progressRecipe,
  radioCard: radioCardRecipe,
  segmentGroup: segmentGroupRecipe,
  slider: sliderRecipe,
  switch: switchRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
};
