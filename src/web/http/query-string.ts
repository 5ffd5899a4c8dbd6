export type QueryValue = string | number | boolean | null | undefined;
export type Query = Record<string, QueryValue | readonly QueryValue[]>;

/** `?a=1&b=2&b=3`, or '' where nothing is asked. Many values repeat the key; empty ones are left out. */
export function queryString(query: Query = {}): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue]) {
      if (one !== null && one !== undefined && one !== '') parts.append(key, String(one));
    }
  }
  const text = parts.toString();
  return text && `?${text}`;
}
