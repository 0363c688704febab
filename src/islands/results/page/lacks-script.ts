/** After a new version of the site the old one's scripts are gone. */
export function lacksScript(): never {
  throw new Error("A part of this page did not come. Nothing is lost: please load the page again.");
}
