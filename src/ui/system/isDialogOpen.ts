/** Whether a question stands over the page. By name, since a search by attribute reads every element of the page. */
export const isDialogOpen = (): boolean => {
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.open) return true;
  return false;
};
