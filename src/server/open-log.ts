import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { scrubbed } from './request/answer-problem';

/**
 * The log of the host. `level`: the least that it says. Whatever error is logged, by whomever, says nothing of the record that it stumbled
 * over. `to`: where the lines go, the standard output unless said otherwise.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const err = (error: unknown): unknown => (error instanceof Error ? scrubbed(error) : error);
  const options = { level, serializers: { err } };
  return to ? pino(options, to) : pino(options);
}
