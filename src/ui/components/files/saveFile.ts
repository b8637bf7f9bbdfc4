/** Hands a text to the browser as a download. */
export function saveFile(name: string, mime: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
