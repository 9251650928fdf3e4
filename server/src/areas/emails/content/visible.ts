/** Without the characters that cannot be seen or turn the direction: no field takes them, and a reader is misled by them. */
export const visible = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}|[\u00AD\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu, '');

/** Pictures that lie in the HTML itself are most of its length and none of its words. */
export const withoutPictures = (html: string) => html.replace(/ src="data:[^"]*"/g, '');
