/* The account lookups that other features may use. */
export { findAccountByEmail, findAccountById } from "./queries.ts";
