interface Addresses {
  readonly publicUrl: string;
  readonly webOrigins: readonly string[];
}

/**
 * The origins that `WEB_ORIGINS` names, parted by commas: `https://desk.agency.example`.
 * @throws Error with a sentence for what is no origin, and where a browser would send no cookies from there
 */
export function readWebOrigins(text: string | undefined, publicUrl: string): readonly string[] {
  const origins = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  for (const one of origins) {
    if (!URL.canParse(one) || !/^https?:/.test(one) || new URL(one).origin !== one)
      throw new Error('WEB_ORIGINS must be origins parted by commas, such as https://desk.agency.example.');
    if (!isSameSite(one, publicUrl) && !publicUrl.startsWith('https:'))
      throw new Error(
        `${one} is another site than ${publicUrl}: browsers send cookies there over https alone. Set PUBLIC_URL to an https address, or serve both from one site.`,
      );
  }
  return origins;
}

/** The origin of `VITE_API_URL`, with which the web app was built; nothing where it calls the host that serves it. */
export function readApiOrigin(text: string | undefined): string | undefined {
  return text && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Where people open the web app; links in messages lead there. */
export function webUrl({ webOrigins, publicUrl }: Addresses): string {
  return webOrigins[0] ?? publicUrl;
}

/** How far cookies travel: to pages of this site alone, unless the web app is another site. */
export function sameSiteOf({ webOrigins, publicUrl }: Addresses): 'strict' | 'none' {
  return webOrigins.every((one) => isSameSite(one, publicUrl)) ? 'strict' : 'none';
}

/**
 * Whether a browser takes two addresses for one site: the same name, or both under one of two labels and more. Under a suffix where many
 * register theirs, such as `on.ca`, a browser sees two; cookies do not travel there then, and nothing more does.
 */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol) return false;
  if (a.hostname === b.hostname) return true;
  if (/^[\d.]+$|^\[/.test(a.hostname + b.hostname)) return false;
  const [first, second] = [a, b].map(({ hostname }) => hostname.split('.').slice(-2).join('.'));
  return first === second && first?.includes('.') === true;
}
