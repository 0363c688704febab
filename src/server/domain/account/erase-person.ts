/* What other features erase of a person, in their own transaction. */
export { deleteAddress, deletePerson } from "./deletion-queries.ts";
