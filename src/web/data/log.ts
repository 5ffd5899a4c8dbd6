/** Where the browser's own troubles go: a ring that a person can be asked for, and no noise on the console. */
const kept: { at: string; what: string; detail: string }[] = [];
const most = 100;

export function log(what: string, detail: unknown = ''): void {
  kept.push({
    at: new Date().toISOString(),
    what,
    detail: detail instanceof Error ? detail.message : String(detail),
  });
  if (kept.length > most) kept.shift();
}

export const logged = (): readonly { at: string; what: string; detail: string }[] => kept;
