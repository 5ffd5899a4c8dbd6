import type { Register, ResourceName } from '#contract/resources/index';
import type { ScreenTexts } from '../../i18n/en/screens';

type FieldName<R extends ResourceName> = keyof Register[R]['fields'] & string;
type BriefName<R extends ResourceName> = Register[R]['brief'][number];

type OwnColumn = keyof ScreenTexts['ownColumns'];

/**
 * How a resource's generated screens are laid out: facts that only these screens read. What is not said is as `usual-layout` has it.
 * - `columns`: those shown at first, in order, behind the record's name; the others can be added
 * - `own`: columns that are no fields but worked out of the row, each by its heading
 * - `card`: the facts that matter on a phone: of which file it is, when, and every amount that the columns show
 * - `sections`: groups of a form and of a record's page; fields that no section names come last
 * - `views`: tabs that everybody has, each a list's address; `me` in it stands for whoever reads it
 * - `lead`: what is said below the list's name
 * - `opens`: the address that the list opens at where nobody said another
 * - `rows`: how many stand on a page where nobody chose, if not 25
 * - `widths`: the most pixels that a column takes, where its values are long and their beginning tells them apart
 */
export interface Layout<R extends ResourceName> {
  readonly columns?: readonly (BriefName<R> | OwnColumn)[];
  readonly own?: readonly OwnColumn[];
  readonly card?: readonly (BriefName<R> | OwnColumn)[];
  readonly sections?: readonly {
    readonly title: keyof ScreenTexts['sections'];
    readonly fields: readonly FieldName<R>[];
  }[];
  readonly views?: readonly { readonly title: keyof ScreenTexts['views']; readonly search: string }[];
  readonly lead?: keyof ScreenTexts['leads'];
  readonly opens?: string;
  readonly rows?: number;
  readonly widths?: { readonly [F in BriefName<R> | OwnColumn]?: number };
}
