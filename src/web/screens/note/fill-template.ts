/** A template's text with the file's facts in their places; what is not known is left for the writer to see. */
export function fillTemplate(
  body: string,
  facts: Readonly<Record<string, string | null | undefined>>,
): string {
  return body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => facts[name] || '…');
}

/** Whether whoever may read under the one may read under the other, and nobody besides. */
export const isNoWider = (audience: string, than: string): boolean =>
  audience === than ||
  audience === 'internal' ||
  (than === 'client_and_vendor' && (audience === 'client' || audience === 'vendor'));
