import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ImageCacheFigures } from '../images/imageCache.ts';
import type { Figure, Measures } from './measures.ts';

const RESOLUTION_MS = 20;
const NANO = 1e-9;
const MICRO = 1e-6;

const figure = (name: string, help: string, value: number, kind: Figure['kind'] = 'gauge'): Figure => ({
  name,
  help,
  kind,
  samples: [{ value }],
});

/**
 * Memory, processor and event loop of this process, under the names that dashboards know. Delays of the event loop are
 * those since the last reading. The function that is given back ends the watching.
 */
export function processFigures(measures: Measures): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  measures.figures(async () => {
    const memory = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const isMeasured = delay.count > 0;
    // What is measured is the time between two looks, so that an idle loop would be as late as the looks are apart.
    const seconds = (nanoseconds: number) =>
      isMeasured ? Math.max(0, nanoseconds * NANO - RESOLUTION_MS / 1000) : 0;
    const figures = [
      figure('process_resident_memory_bytes', 'Memory of this process.', memory.rss),
      figure('nodejs_heap_size_used_bytes', 'Used heap of JavaScript.', memory.heapUsed),
      figure('nodejs_heap_size_total_bytes', 'Heap of JavaScript.', memory.heapTotal),
      figure('nodejs_external_memory_bytes', 'Memory bound to JavaScript outside its heap.', memory.external),
      figure(
        'process_cpu_seconds_total',
        'Processor time of this process.',
        (user + system) * MICRO,
        'counter',
      ),
      figure(
        'process_start_time_seconds',
        'When this process began, in seconds since 1970.',
        performance.timeOrigin / 1000,
      ),
      figure(
        'nodejs_eventloop_lag_p50_seconds',
        'Median delay of the event loop.',
        seconds(delay.percentile(50)),
      ),
      figure('nodejs_eventloop_lag_p99_seconds', '99th percentile of it.', seconds(delay.percentile(99))),
      figure('nodejs_eventloop_lag_max_seconds', 'The longest one.', seconds(delay.max)),
    ];
    delay.reset();
    return figures;
  });
  return () => delay.disable();
}

/** The cache of other sites' pictures, as this process has used it. */
export function pictureFigures(measures: Measures, read: () => ImageCacheFigures): void {
  measures.figures(async () => {
    const { files, bytes, mostBytes, fullAtMs, hits, misses, failed } = read();
    return [
      figure('passleft_pictures_files', 'Pictures on disk that this process knows of.', files),
      figure('passleft_pictures_bytes', 'Bytes that they take up.', bytes),
      figure('passleft_pictures_limit_bytes', 'Bytes that they may take up.', mostBytes),
      figure(
        'passleft_pictures_disk_full',
        'Whether the disk had no room for the last one.',
        fullAtMs === null ? 0 : 1,
      ),
      {
        name: 'passleft_pictures_asked_total',
        help: 'Pictures that were asked for: in the cache, fetched, failed.',
        kind: 'counter',
        samples: Object.entries({ hit: hits, fetched: misses, failed }).map(([outcome, value]) => ({
          labels: { outcome },
          value,
        })),
      },
    ];
  });
}
