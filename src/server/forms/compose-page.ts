import type { FormPicture, PageBlock } from '#contract/forms/page';
import type { Merged, MergedForm, WrittenAmount } from './merge';
import type { AmountText, TextBlock } from './texts/form-text';

/** Where something required is not known yet: a line to fill in. */
const blank = '________';
/** The same for a list: as many lines as the back of a clipboard takes. */
const blankList: readonly string[] = Array.from({ length: 8 }, () => '_'.repeat(64));

/** Puts the merge fields into the text of a form. What speaks of something that nobody knows, and that is not required, is left out. */
export function composePage(text: readonly TextBlock[], { values, missing }: MergedForm): PageBlock[] {
  const wanted = new Set(missing.map(({ field }) => field));
  const fill = (template: string): string | null => {
    let known = true;
    const filled = template.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (typeof value === 'string' && value !== '') return value;
      if (!wanted.has(name)) known = false;
      return blank;
    });
    return known ? filled : null;
  };

  const amountRows = (row: AmountText): AmountRow[] => {
    if ('of' in row) {
      const amount = fill(`{{${row.of}}}`);
      return amount === null ? [] : [{ label: row.label, amount, ...(row.strong && { strong: true }) }];
    }
    const rows = rowsOf(values[row.each]);
    return rows.length > 0 && row.lead ? [{ label: row.lead, amount: null }, ...rows] : [...rows];
  };

  return text.flatMap((block): PageBlock[] => {
    if (typeof block === 'string') {
      const filled = fill(block);
      return filled === null ? [] : [{ text: filled }];
    }
    if ('facts' in block) {
      const facts = block.facts.flatMap(([label, template]): [string, string][] => {
        const value = fill(template);
        return value === null ? [] : [[fill(label) ?? label, value]];
      });
      return facts.length > 0 ? [{ facts }] : [];
    }
    if ('signs' in block) return [{ signs: block.signs }];
    if ('points' in block) {
      const points = block.points.map(fill).filter((point) => point !== null);
      return points.length > 0 ? [{ list: points }] : [];
    }
    if ('amounts' in block) {
      const amounts = block.amounts.flatMap(amountRows);
      return amounts.length > 0 ? [{ amounts }] : [];
    }
    if ('pictures' in block) {
      const pictures = picturesOf(values[block.pictures]);
      return pictures.length > 0 ? [{ text: block.lead }, { pictures }] : [];
    }
    const known = namesOf(values[block.list]);
    const names = known.length === 0 && wanted.has(block.list) ? blankList : known;
    return names.length > 0 ? [{ text: block.lead }, { list: names }] : [];
  });
}

type AmountRow = Extract<PageBlock, { amounts: unknown }>['amounts'][number];

const rowsOf = (value: Merged | undefined): readonly WrittenAmount[] =>
  Array.isArray(value) ? (value as readonly WrittenAmount[]) : [];
const picturesOf = (value: Merged | undefined): readonly FormPicture[] =>
  Array.isArray(value) ? (value as readonly FormPicture[]) : [];
const namesOf = (value: Merged | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];
