import type { Scanner } from './port';

// The test text that every scanner knows, in two halves so that none finds it here.
const testText = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Stands in where no scanner is configured, and says so: it knows the test text of the trade and nothing else. */
export const sandboxScanner: Scanner = {
  provider: 'sandbox',
  async scan(bytes) {
    let end: Buffer = Buffer.alloc(0);
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const seen = Buffer.concat([end, chunk]);
      if (seen.includes(testText))
        return { status: 'infected', provider: 'sandbox', found: 'Eicar-Test-Signature' };
      end = seen.subarray(-testText.length);
    }
    return { status: 'clean', provider: 'sandbox' };
  },
};
