import type { FileRecord } from './file-record';

type Asset = Readonly<Record<string, unknown>>;

/** The asset as people call it: year, make and model, whatever its type keeps them under. */
export function assetName(file: Pick<FileRecord, 'asset' | 'assetSummary'>): string {
  if (file.assetSummary) return file.assetSummary;
  const asset = (file.asset ?? {}) as Asset;
  const named = (ending: string) =>
    Object.entries(asset).find(([name, value]) => name.endsWith(ending) && value)?.[1];
  return [asset.year, named('Make'), named('Model')].filter(Boolean).join(' ');
}
