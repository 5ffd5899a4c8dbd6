/** The name of a file as `Upload-Metadata` tells it: `filename <base64>`, among others, with commas between (tus 1.0.0, creation). */
export function nameInMetadata(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(',')) {
    const [key, value = ''] = pair.trim().split(' ');
    if (key === 'filename' && /^[A-Za-z0-9+/]+={0,2}$/.test(value))
      return Buffer.from(value, 'base64').toString('utf8').slice(0, 1_000);
  }
  return undefined;
}
