import { readFile } from 'node:fs/promises';

export interface ProcessFigures {
  /** Processor time so far, in seconds. */
  readonly cpuSeconds: number;
  /** Memory in use and the most there ever was, in MB. */
  readonly memoryMb: number;
  readonly mostMemoryMb: number;
}

/** Clock ticks of /proc a second, on every Linux that Node runs on. */
const TICKS = 100;
const KILOBYTES = 1024;

/** What a process has used, as Linux tells it; null on other systems. */
export async function figuresOf(pid: number): Promise<ProcessFigures | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    // The name in brackets may hold spaces: the fields are counted behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const megabytes = (key: string) =>
      Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / KILOBYTES;
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      memoryMb: Math.round(megabytes('VmRSS')),
      mostMemoryMb: Math.round(megabytes('VmHWM')),
    };
  } catch {
    return null;
  }
}

/** A figure of a process at /metrics; with `label`, as in `way="heard"`, the one that has it. Not a number where there is none. */
export async function figureOf(
  { url }: { readonly url: string },
  name: string,
  label?: string,
): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const labels = label === undefined ? '' : `\\{${label}\\}`;
  return Number(new RegExp(`^${name}${labels} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
