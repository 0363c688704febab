/**
 * An amount of money in a locale's form: "$19", "$19.50", "19,50 €".
 *
 * @param amount in minor units
 * @param currency ISO 4217, in either case
 */
export function formatAmount(amount: number, currency: string, locale = "en-US"): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  // How many minor units there are depends on the currency: yen have none.
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
