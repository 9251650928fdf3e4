/** Letters and figures that nobody mistakes for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** What an order is called by whoever made it. */
export function numberOf(id: string) {
  let left = BigInt(`0x${id.replaceAll('-', '')}`) & ((1n << 50n) - 1n);
  let made = '';
  for (let at = 0; at < length; at++, left /= 30n) made += signs[Number(left % 30n)];
  return `C-${made}`;
}

/** The number that somebody typed, whatever dash or blanks stand in it. */
export const numberIn = (typed: string) =>
  `C-${typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(-length)}`;
