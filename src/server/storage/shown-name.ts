import path from 'node:path';

/**
 * A sender's file name as it is shown and downloaded again: one short line of plain characters, without a path, without signs that
 * turn the direction of reading, and with its ending however long it was.
 */
export function shownName(fileName: string, most = 100): string {
  const last = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|?*:]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ');
  if (!plain) return 'upload';
  if (plain.length <= most) return plain;
  const ending = path.extname(plain).slice(0, 10);
  return `${plain.slice(0, most - ending.length)}${ending}`;
}
