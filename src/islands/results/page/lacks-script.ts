/** After a new version of the site the old one's scripts are gone. */
export function lacksScript(): never {
  throw new Error("Part of this page didn’t load. Nothing is lost: please reload the page.");
}
