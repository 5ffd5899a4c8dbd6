/** The figures of a number as somebody typed it, with the marks of its groups taken out. */
export interface Figures {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly places: string;
  /** The one mark that stands before exactly three figures: of a group of thousands, or of a fraction. */
  readonly doubt: '.' | ',' | undefined;
}

const outside = /^([-−]?)\s?(\$?)\s?([-−]?)([\d.,\s]*\d[.,]?)\s?(\$?)$/;
const groups = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/, ' ': /^\d{1,3}( \d{3})+$/ } as const;
type Mark = keyof typeof groups;

/**
 * Takes a typed number apart: thousands in groups of three by one mark, a comma, a point or any space, and a fraction behind
 * another one, a comma or a point. A sign and one `$` may stand where people write them; absent where it is no number.
 */
export function figuresOf(typed: string): Figures | undefined {
  const match = outside.exec(typed.trim().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, sign = '', dollar = '', inner = '', body = '', behind = ''] = match;
  if ((sign && inner) || (dollar && behind)) return undefined;
  const isNegative = sign !== '' || inner !== '';
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const mark = body.charAt(last) as '.' | ',';
  if (last < 0 || body.indexOf(mark) !== last) {
    const whole = wholeOf(body);
    return whole === undefined ? undefined : { isNegative, whole, places: '', doubt: undefined };
  }
  const [before, places] = [body.slice(0, last), body.slice(last + 1)];
  const whole = before === '' ? '' : wholeOf(before, mark);
  if (whole === undefined || !/^\d*$/.test(places)) return undefined;
  const isDoubtful = places.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return { isNegative, whole, places, doubt: isDoubtful ? mark : undefined };
}

/** The figures of a whole number, in groups or not; `taken` is the mark that stands before its fraction. */
function wholeOf(text: string, taken?: Mark): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const mark = (Object.keys(groups) as Mark[]).find((one) => one !== taken && groups[one].test(text));
  return mark && text.replaceAll(mark, '');
}
