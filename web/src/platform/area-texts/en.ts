/** The texts of every area and of the screens in one language, each loaded when it is asked for. */
export const texts = import.meta.glob<Record<string, unknown>>(['../../areas/*/texts/en.json', '../../screens/texts/en.json'], {
  import: 'default',
});
