import { Box, Group, Text } from '@mantine/core';

const tints = ['#0c717a', '#7a4b0c', '#3f51a3', '#8a2f5d', '#3d6b1f', '#6a3fa0', '#9a3a22', '#285f8f'];

/** A colour of the name: always the same one, dark enough for white initials. */
const tintOf = (name: string) => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? '#0c717a';
};

const initialsOf = (name: string) =>
  name
    .split(/[\s.@_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => Array.from(part)[0]?.toUpperCase() ?? '')
    .join('');

/** Picture of a person, or the initials on a colour of the name. */
export function PersonAvatar({ name, picture, size = 36 }: { name: string; picture?: string | null | undefined; size?: number }) {
  if (picture) {
    return <img src={picture} alt="" width={size} height={size} style={{ borderRadius: '50%', objectFit: 'cover', flex: 'none' }} />;
  }
  return (
    <Box
      aria-hidden="true"
      w={size}
      h={size}
      style={{
        borderRadius: '50%',
        background: tintOf(name),
        color: '#fff',
        display: 'grid',
        placeItems: 'center',
        fontWeight: 700,
        fontSize: Math.max(11, size * 0.4),
        flex: 'none',
        userSelect: 'none',
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}

/** A person in a list: picture, name, and what else is to be said, which is never cut. */
export function Person({ name, detail, picture }: { name: string; detail?: string; picture?: string | null }) {
  return (
    <Group gap={12} wrap="nowrap" miw={0}>
      <PersonAvatar name={name} picture={picture} />
      <Box miw={0}>
        <Text fw={700} truncate>
          {name}
        </Text>
        {detail && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Text>
        )}
      </Box>
    </Group>
  );
}
