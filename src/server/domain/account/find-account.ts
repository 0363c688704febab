/* Accounts, as other features find them: in a transaction or outside of it. */
export { findAccountByEmail, findAccountById } from "./queries.ts";
