const languages = ['en-CA', 'fr-CA'] as const;

/** How a day (`YYYY-MM-DD`) is written by people: in figures in any order, with or without its century, or with its month’s name. */
export function writtenDay(day: string): RegExp {
  const [year = '', month = '', date = ''] = day.split('-');
  const [y, m, d] = [`(?:${year}|['’]?${year.slice(2)})`, `0?${Number(month)}`, `0?${Number(date)}`];
  const [named, nth] = [monthNamed(Number(month)), `${d}(?:st|nd|rd|th|er|e)?`];
  const between = String.raw`\s{0,2}[-/.\s]\s{0,2}`;
  const apart = String.raw`[-,.\s]{1,4}`;
  const forms = [
    [year, m, d].join(between),
    [d, m, y].join(between),
    [m, d, y].join(between),
    `${year}${month}${date}`,
    [nth, `(?:(?:of|de)\\s+)?${named}`, y].join(apart),
    [named, nth, y].join(apart),
    [year, named, nth].join(apart),
  ];
  return alone(forms.join('|'));
}

/** How a number, of letters and figures alone, is written: together, or in groups of any length. */
export function writtenNumber(number: string): RegExp {
  return alone([...number].join(String.raw`[-.\s]?`));
}

/** A text wherever it stands by itself, on one line or over two. */
export function writtenText(text: string): RegExp {
  return alone(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}

const alone = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'giu');

// By its name, and however that is shortened; with its accents or without them.
function monthNamed(month: number): string {
  const names = languages.map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1)),
  );
  const begun = names.map((name) => [...name.slice(0, 3)].map(withAndWithoutAccent).join(''));
  return `(?:${begun.join('|')})\\p{L}*`;
}

const withAndWithoutAccent = (letter: string): string => `[${letter}${letter.normalize('NFD').charAt(0)}]`;
