import { Title } from '@mantine/core';

/** A text typed by a company: `#` begins a heading, `-` a list entry, an empty line a paragraph. */
export function PlainText({ text }: { text: string }) {
  const blocks = text.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m).filter((one) => one.trim());
  return blocks.map((block, index) => {
    // the same words may stand twice: the place tells them apart
    const key = `${index} ${block.slice(0, 40)}`;
    const lines = block.trim().split('\n');
    if (block.trimStart().startsWith('#')) {
      return (
        <Title key={key} order={2} mt={index > 0 ? 24 : 0} mb={4}>
          {block.trim().replace(/^#+\s*/, '')}
        </Title>
      );
    }
    if (lines.every((line) => /^\s*[-*]\s+/.test(line))) {
      return (
        <ul key={key}>
          {lines.map((line) => (
            <li key={line}>{line.replace(/^\s*[-*]\s+/, '')}</li>
          ))}
        </ul>
      );
    }
    return (
      <p key={key} style={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {block.trim()}
      </p>
    );
  });
}
