import { useMediaQuery } from '@mantine/hooks';

/** The stage is a phone in somebody's hand, upright or lying; HandHeld.module.css asks the same. */
export const useHandHeld = () =>
  useMediaQuery('(max-width: 767px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)', undefined, {
    getInitialValueInEffect: false,
  }) ?? false;
