/** VAT in whole cents on a sum, half a cent up; the rate in hundredths of a percent. */
export const vatOn = (net: number, vatRate: number) => Math.floor((net * vatRate + 5000) / 10_000);

/** A sum before VAT, its VAT and both together. */
export const withVat = (net: number, vatRate: number) => {
  const vat = vatOn(net, vatRate);
  return { net, vatRate, vat, total: net + vat };
};
