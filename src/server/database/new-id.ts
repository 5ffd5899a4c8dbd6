import { randomBytes, randomInt } from 'node:crypto';

const most = 2 ** 24;
let made = randomInt(most / 2);

/**
 * A UUID of version 7: its order is its age, so that new rows land at the end of their index. Those of one millisecond come in the
 * order in which they were made (RFC 9562, 6.2): what one write tells reads in the order in which it happened.
 */
export function newId(at = Date.now()): string {
  made = (made + 1) % most;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt16BE(0x7000 | (made >> 12), 6);
  bytes.writeUInt16BE(0x8000 | (made & 0xfff), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
