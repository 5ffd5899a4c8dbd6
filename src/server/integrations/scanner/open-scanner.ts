import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings';
import { clamdScanner } from './clamd';
import type { Scanner } from './port';
import { sandboxScanner } from './sandbox';

/** The scanner that the environment names, else the one that says it is none. */
export function openScanner({ scannerUrl }: Pick<Settings, 'scannerUrl'>, log: FastifyBaseLogger): Scanner {
  return scannerUrl ? clamdScanner(new URL(scannerUrl), log) : sandboxScanner;
}
