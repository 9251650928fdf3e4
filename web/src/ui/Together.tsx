import { Fragment } from 'react';

const between = ' · ';

/** Words in a row, parted by dots: a line ends after a dot and, wherever they fit on one, not within them. */
export function Together({ children }: { children: string }) {
  const parts = children.split(between);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
    <Fragment key={at}>
      <span style={{ display: 'inline-block', maxWidth: '100%' }}>{at < parts.length - 1 ? `${part} ·` : part}</span>
      {at < parts.length - 1 && ' '}
    </Fragment>
  ));
}
