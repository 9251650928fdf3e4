import type { CardOfCompany } from '@vitrine/contract/billing/cards.ts';

/** A card as its owner knows it: `Visa ···· 4242`. */
export const cardName = ({ brand, last4 }: CardOfCompany) => `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ···· ${last4}`;
