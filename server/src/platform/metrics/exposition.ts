/** What a program says of itself in the text format of Prometheus 0.0.4. */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** What follows the name of the family, as of a histogram. */
  suffix?: '_bucket' | '_sum' | '_count';
  labels?: Labels;
  value: number;
}

/** One metric with all its series. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export const gauge = (name: string, help: string, samples: Sample[]): Family => ({ name, help, type: 'gauge', samples });
export const counter = (name: string, help: string, samples: Sample[]): Family => ({ name, help, type: 'counter', samples });
/** A single series; none where nobody knows the value. */
export const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const written = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value));

function lineOf(name: string, { suffix, labels = {}, value }: Sample) {
  const pairs = Object.entries(labels).map(([label, said]) => `${label}="${escaped(said)}"`);
  return `${name}${suffix ?? ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${written(value)}`;
}

/** The text that is scraped. */
export const exposition = (families: readonly Family[]) =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ])
    .join('\n')
    .concat('\n');

/** What several programs say of themselves, each series under the name of its program. */
export function ofPrograms(said: ReadonlyMap<string, readonly Family[]>): Family[] {
  const all = new Map<string, Family>();
  for (const [program, families] of said)
    for (const family of families) {
      const known = all.get(family.name) ?? { ...family, samples: [] };
      known.samples.push(...family.samples.map((sample) => ({ ...sample, labels: { program, ...sample.labels } })));
      all.set(family.name, known);
    }
  return [...all.values()];
}

/** Counts values by the upper bounds they do not exceed. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  return {
    observe(labels: Labels, value: number) {
      const key = JSON.stringify(labels);
      const known = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, known);
      const place = bounds.findIndex((bound) => value <= bound);
      if (place >= 0) known.counts[place] = (known.counts[place] ?? 0) + 1;
      known.sum += value;
      known.count += 1;
    },
    family(): Family {
      const samples = [...series.values()].flatMap(({ labels, counts, sum, count }) => {
        let upTo = 0;
        const buckets = bounds.map((bound, place): Sample => {
          upTo += counts[place] ?? 0;
          return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo };
        });
        return [
          ...buckets,
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count } as const,
          { suffix: '_sum', labels, value: sum } as const,
          { suffix: '_count', labels, value: count } as const,
        ];
      });
      return { name, help, type: 'histogram', samples };
    },
  };
}
