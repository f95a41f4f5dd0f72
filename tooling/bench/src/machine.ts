import os from 'node:os';

/** The machine of a run, in one line. */
export function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const kind = cpus[0]?.model.trim() || 'unknown processor';
  return `${os.type()} ${os.arch()}, ${cpus.length} × ${kind}, ${memory} GB, Node ${process.versions.node}`;
}
