const kilobyte = 1024;

/** How large a file is, as people say it: `312.5 kB`, `4,1 Mo`. */
export function sizeText(bytes: number, locale: string): string {
  const inMega = bytes >= kilobyte * kilobyte;
  return new Intl.NumberFormat(`${locale}-CA`, {
    style: 'unit',
    unit: inMega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (inMega ? kilobyte * kilobyte : kilobyte));
}
