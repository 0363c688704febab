import type Stripe from "stripe";
import { list, type ApiCall, type ApiRoute } from "./api-call.ts";
import { missing } from "./api-error.ts";
import { endSubscription } from "./charge.ts";
import { textAt, textsAt } from "./form-body.ts";
import type { Ledger } from "./ledger.ts";
import { makeCustomer } from "./make-objects.ts";

/** @throws {ApiError} where there is none, or no longer */
export function customerAt({ state }: Ledger, id: string): Stripe.Customer {
  const customer = state.customers[id];
  if (customer === undefined || state.deleted.includes(id)) throw missing("customer", id);
  return customer;
}

function createCustomer({ ledger, form }: ApiCall): Stripe.Customer {
  const fields = {
    email: textAt(form, "email"),
    name: textAt(form, "name"),
    metadata: textsAt(form, "metadata"),
  };
  const customer = makeCustomer({ ...fields, metadata: { ...fields.metadata }, created: ledger.now });
  ledger.state.customers[customer.id] = customer;
  return customer;
}

function listCustomers({ ledger, form }: ApiCall): object {
  const email = textAt(form, "email");
  const { customers, deleted } = ledger.state;
  const all = Object.values(customers).filter((one) => !deleted.includes(one.id) && one.email === email);
  return list("/v1/customers", all, Number(textAt(form, "limit") ?? 10));
}

function getCustomer({ ledger, id }: ApiCall): object {
  if (ledger.state.deleted.includes(id)) return { id, object: "customer", deleted: true };
  return customerAt(ledger, id);
}

function updateCustomer({ ledger, id, form }: ApiCall): Stripe.Customer {
  const customer = customerAt(ledger, id);
  customer.email = textAt(form, "email") ?? customer.email;
  return customer;
}

function deleteCustomer({ ledger, id }: ApiCall): object {
  const customer = customerAt(ledger, id);
  for (const subscription of ledger.subscriptionsOf(id))
    if (subscription.status !== "canceled") endSubscription(ledger, subscription, ledger.now);
  ledger.state.deleted.push(id);
  ledger.tell("customer.deleted", customer, ledger.now);
  return { id, object: "customer", deleted: true };
}

/** Calls about customers. */
export const customerRoutes: readonly ApiRoute[] = [
  { method: "POST", path: /^customers$/, params: ["email", "name", "metadata"], answer: createCustomer },
  { method: "GET", path: /^customers$/, params: ["email", "limit"], answer: listCustomers },
  { method: "GET", path: /^customers\/(\w+)$/, params: [], answer: getCustomer },
  { method: "POST", path: /^customers\/(\w+)$/, params: ["email"], answer: updateCustomer },
  { method: "DELETE", path: /^customers\/(\w+)$/, params: [], answer: deleteCustomer },
];
