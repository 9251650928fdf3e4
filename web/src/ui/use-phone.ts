import { useMediaQuery } from '@mantine/hooks';

/** The screen is as narrow as a phone's, from the first picture on. */
export const usePhone = () => useMediaQuery('(max-width: 575px)', undefined, { getInitialValueInEffect: false }) ?? false;

/** There is no room for a table of several columns, from the first picture on. */
export const useNarrow = () => useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
