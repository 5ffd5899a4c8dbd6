/** Where no way back may be taken. */
const HOME = '/';

const hasForbidden = (text: string) =>
  // Blanks, control characters and backslashes are read differently by browsers and by URL parsers.
  /[^!-[\]-~\u0080-\uffff]/.test(text) || text.startsWith('//');

/**
 * The path to go to after sign-in: `raw` where it is a path of this very site, else '/'. Every layer of percent-encoding must be
 * harmless too, as something further along may decode it once more.
 */
export function safeReturnUrl(raw: string | null | undefined, origin: string): string {
  if (!raw || !raw.startsWith('/') || raw.length > 2000) return HOME;
  let layer = raw;
  for (let depth = 0; depth < 5; depth += 1) {
    const path = layer.split(/[?#]/, 1)[0] ?? '';
    if (hasForbidden(depth === 0 ? layer : path)) return HOME;
    let next: string;
    try {
      next = decodeURIComponent(path);
    } catch {
      return HOME;
    }
    if (next === path) break;
    if (depth === 4) return HOME;
    layer = next;
  }
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return HOME;
  }
  if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (/^\/(?:login|auth|api|socket\.io)(?:\/|$)/i.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
