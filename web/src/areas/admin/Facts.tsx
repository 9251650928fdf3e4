import { Text } from '@mantine/core';

/** Names and what is known under them; where nothing is known, the name is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: string | number | null])[] }) {
  return (
    <dl style={{ margin: 0 }}>
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
