import type { Deps } from "#src/server/deps.ts";
import { billingErrors } from "./errors.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The payment provider. @throws {DomainError} conflict, where the site has none */
export function requirePayments({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (payments === null) throw billingErrors.notOnSale();
  return payments;
}
