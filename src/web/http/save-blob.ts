/** Hands a file to the person, under a name. */
export function saveBlob(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** The name under which the host hands out a file; `undefined` where it gives none. */
export function givenName(headers: Headers): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name && decodeURIComponent(name);
}
