import type { ComponentProps } from 'react';
import { DecimalField } from './DecimalField.tsx';

/** An amount of euro, typed with two decimals and kept in whole cents. */
export const PriceField = (props: ComponentProps<typeof DecimalField>) => <DecimalField {...props} max={1_000_000} suffix=" €" />;
