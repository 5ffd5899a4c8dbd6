import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on. */
export function machine(): string {
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} × ${cpus()[0]?.model}, ${memory} GB, Node ${process.version}, ${process.platform}`;
}

/** How busy the machine is; figures taken beside other work are worse than the product. */
export function load(): string {
  return `load ${loadavg()[0]?.toFixed(2)} on ${cpus().length} processors`;
}
