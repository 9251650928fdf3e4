import { Text } from '@mantine/core';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', columnGap: 24 } as const;

interface Props {
  facts: readonly (readonly [name: string, fact: string | number | null])[];
  /** Short facts stand beside each other where there is room. */
  beside?: boolean;
}

/** Names and what is known under them; where nothing is known, the name is left out. */
export function Facts({ facts, beside = false }: Props) {
  return (
    <dl style={{ margin: 0, ...(beside ? columns : {}) }}>
      {facts.map(
        ([name, fact]) =>
          fact !== null &&
          fact !== '' && (
            <div key={name} style={{ marginBottom: 8, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" m={0}>
                {fact}
              </Text>
            </div>
          ),
      )}
    </dl>
  );
}
