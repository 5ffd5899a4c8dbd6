const day = 86_400_000;

/** The day before one, `YYYY-MM-DD`: the last on which what stood until then holds. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10);
}
