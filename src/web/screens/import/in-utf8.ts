/** A spreadsheet as the host reads it: a CSV that was written as Windows does (Windows-1252) becomes one in UTF-8. */
export async function inUtf8(file: File): Promise<File> {
  if (/\.xlsx$/i.test(file.name)) return file;
  const bytes = await file.arrayBuffer();
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return file;
  } catch {
    return new File([new TextDecoder('windows-1252').decode(bytes)], file.name, { type: file.type });
  }
}
