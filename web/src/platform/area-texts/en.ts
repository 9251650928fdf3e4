/** The texts of every area in one language, each loaded when it is asked for. */
export const texts = import.meta.glob<Record<string, unknown>>('../../areas/*/texts.json', { query: '?en', import: 'default' });
