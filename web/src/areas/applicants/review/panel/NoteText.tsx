import { Text } from '@mantine/core';
import { splitAtNames } from './mentions.ts';

interface Props {
  text: string;
  mentions: readonly { id: string; name: string }[];
}

/** The words of a note; the names of colleagues stand out. */
export function NoteText({ text, mentions }: Props) {
  return (
    <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {splitAtNames(text, mentions).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <Text key={index} span inherit fw={700} c="var(--mantine-color-anchor)">
            @{part}
          </Text>
        ),
      )}
    </Text>
  );
}
