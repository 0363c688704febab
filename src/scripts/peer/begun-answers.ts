import { draftNames, readDraft } from "./answer-draft.ts";
import { invitationDraftPrefix, teamDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Lists begun answers in this browser by word count, not words: their subject may use it, too. */
export function offerBegunAnswers(page: ParentNode): void {
  const offer = page.querySelector<HTMLElement>("[data-begun]");
  const list = offer?.querySelector("ul");
  if (!offer || !list) return;
  const begun = draftNames()
    .filter((name) => !name.startsWith(invitationDraftPrefix) && !name.startsWith(teamDraftPrefix))
    .map((name) => ({ name, count: readDraft(name)?.words.length ?? 0 }))
    .filter(({ count }) => count > 0);
  list.replaceChildren(
    ...begun.map(({ name, count }, index) => {
      const { one = "", oneOf = "" } = offer.dataset;
      const text = begun.length === 1 ? one : oneOf.replace("{which}", String(index + 1));
      return itemOf(name, text.replace("{n}", String(count)));
    }),
  );
  offer.hidden = begun.length === 0;
}

function itemOf(shareId: string, text: string): HTMLLIElement {
  const link = document.createElement("a");
  Object.assign(link, { href: paths.shared(shareId), className: "btn btn-secondary", textContent: text });
  const item = document.createElement("li");
  item.append(link);
  return item;
}
