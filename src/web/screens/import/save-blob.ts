/** Hands a file to the person, under a name. */
export function saveBlob(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
