/** One line of a CV as people read it. */
export interface Line {
  /** What stands side by side in it is parted by tabs. */
  text: string;
  /** Height of its letters in points; 0 where nobody knows. */
  size: number;
  /** 0: across the page; others count the columns beside each other. */
  column: number;
}

/** A line as it is shown to the person. */
export const shown = ({ text }: Line) => text.replace(/\s*\t\s*/g, '  ').trim();

/** Without what cannot be seen, and with one kind of blank. */
export const tidy = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/(?!\t)\p{C}/gu, '')
    .trim();

const bullet = /^(?:[•●○▪▫■□◦‣⁃∙·*➢➤►▶✓✔→»-]|[–—]|\p{Co})\s+|^[•●▪■‣➢➤►▶✓✔]/u;
export const isBullet = (text: string) => bullet.test(text);
export const withoutBullet = (text: string) => text.replace(bullet, '').trim();
