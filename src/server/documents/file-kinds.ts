/** How the bytes of a kind are told from others: by what stands at an offset, in hex or as one of some texts. */
export interface FileKind {
  readonly extensions: readonly string[];
  readonly mimeType: string;
  readonly photo?: true;
  readonly film?: true;
  /** A browser shows it in place. */
  readonly inline?: true;
  /** It is drawn here, to be looked at in small. What is packed as HEVC is not: to draw that takes a licence. */
  readonly drawn?: true;
  readonly begins?: readonly { readonly at: number; readonly hex: string }[];
}

const brand = (name: string): { at: number; hex: string } => ({
  at: 4,
  hex: Buffer.from(`ftyp${name}`).toString('hex'),
});
const brands = (...names: readonly string[]): FileKind['begins'] => names.map(brand);

/** What is taken in, and nothing else (domain rules of documents). What has no beginning of its own is told by reading it. */
export const fileKinds = {
  pdf: {
    extensions: ['pdf'],
    mimeType: 'application/pdf',
    inline: true,
    begins: [{ at: 0, hex: '255044462d' }],
  },
  jpeg: {
    extensions: ['jpg', 'jpeg'],
    mimeType: 'image/jpeg',
    photo: true,
    inline: true,
    drawn: true,
    begins: [{ at: 0, hex: 'ffd8ff' }],
  },
  png: {
    extensions: ['png'],
    mimeType: 'image/png',
    photo: true,
    inline: true,
    drawn: true,
    begins: [{ at: 0, hex: '89504e470d0a1a0a' }],
  },
  heic: {
    extensions: ['heic', 'heif'],
    mimeType: 'image/heic',
    photo: true,
    begins: brands('heic', 'heix', 'hevc', 'mif1', 'msf1'),
  },
  tiff: {
    extensions: ['tif', 'tiff'],
    mimeType: 'image/tiff',
    photo: true,
    drawn: true,
    begins: [
      { at: 0, hex: '49492a00' },
      { at: 0, hex: '4d4d002a' },
    ],
  },
  mp4: {
    extensions: ['mp4'],
    mimeType: 'video/mp4',
    film: true,
    begins: brands('isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV'),
  },
  docx: {
    extensions: ['docx'],
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [{ at: 0, hex: '504b0304' }],
  },
  xlsx: {
    extensions: ['xlsx'],
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [{ at: 0, hex: '504b0304' }],
  },
  csv: { extensions: ['csv'], mimeType: 'text/csv' },
  eml: { extensions: ['eml'], mimeType: 'message/rfc822' },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof fileKinds;

const names = Object.keys(fileKinds) as FileKindName[];

export function kindByExtension(extension: string): FileKindName | undefined {
  return names.find((name) => (fileKinds[name].extensions as readonly string[]).includes(extension));
}

export function kindByType(mimeType: string): FileKind | undefined {
  const name = names.find((one) => fileKinds[one].mimeType === mimeType);
  return name && fileKinds[name];
}

/** Whether bytes begin as those of a kind do. */
export function beginsAs(kind: FileKind, head: Buffer): boolean {
  return (
    kind.begins?.some(({ at, hex }) => head.subarray(at, at + hex.length / 2).toString('hex') === hex) ?? true
  );
}
