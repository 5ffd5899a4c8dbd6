/** How a name travels with what is served, in both forms of RFC 6266: plain for old programs, and with its accents. */
export function contentDisposition(how: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain || 'document'}"; filename*=UTF-8''${whole}`;
}
