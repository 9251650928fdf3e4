import { monitorEventLoopDelay } from 'node:perf_hooks';
import { counter, type Family, gauge, one } from './exposition.ts';

/** Milliseconds between two looks at the loop. */
const resolution = 20;

/** Watches this program from now on; `families` says how it was since it was last asked. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  return {
    families(): Family[] {
      const seen = delay.count > 0;
      const [p99, max] = seen ? [seconds(delay.percentile(99)), seconds(delay.max)] : [0, 0];
      delay.reset();
      const { rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        gauge(
          'vitrine_event_loop_lag_p99_seconds',
          'How late the program came to one of a hundred pieces of work since the last scrape.',
          one(p99),
        ),
        gauge('vitrine_event_loop_lag_max_seconds', 'How late it came to its work at most since the last scrape.', one(max)),
        gauge('process_resident_memory_bytes', 'Memory that the program holds.', one(rss)),
        counter('process_cpu_seconds_total', 'Time that it was busy.', one((user + system) / 1e6)),
        gauge('process_start_time_seconds', 'When it began, in seconds since 1970.', one(Math.round(performance.timeOrigin / 1000))),
      ];
    },
    close: () => delay.disable(),
  };
}
