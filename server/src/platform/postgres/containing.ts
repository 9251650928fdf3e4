/** A pattern for `ilike` that finds a text anywhere; what people type is never a pattern itself. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (one) => `\\${one}`)}%`;
