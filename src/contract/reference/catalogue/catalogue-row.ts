import type { ValueOf } from '../../vocabularies';

/** A model as makers have named it in Canada: its model years, the last one open where it is still sold, and its trims. */
export interface CatalogueRow {
  readonly assetType: ValueOf<'assetType'>;
  readonly auMake: string;
  readonly auModel: string;
  readonly yearFrom: number;
  readonly yearTo: number | null;
  readonly auTrims: readonly string[];
}

/** `'Civic 1973- DX LX EX|Si'`: the model, its years, and its trims with a bar between them. */
export function modelsOf(
  assetType: CatalogueRow['assetType'],
  auMake: string,
  lines: readonly string[],
): CatalogueRow[] {
  return lines.map((line) => {
    const [, auModel = '', from, to, trims = ''] = /^(.+?) (\d{4})-(\d{4})?(?: (.+))?$/.exec(line) ?? [];
    return {
      assetType,
      auMake,
      auModel,
      yearFrom: Number(from),
      yearTo: to ? Number(to) : null,
      auTrims: trims ? trims.split('|') : [],
    };
  });
}
