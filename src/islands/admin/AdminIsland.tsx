import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LogSection, type LogProps } from "./log.tsx";
import { MailsSection, type MailsProps } from "./mails.tsx";
import { Admin, type AdminProps } from "./overview.tsx";
import { PeopleSection, type PeopleProps } from "#src/islands/admin/people/PeopleSection.tsx";
import { PersonPage, type PersonPageProps } from "#src/islands/admin/people/PersonPage.tsx";
import { PlansSection, type PlansProps } from "#src/islands/admin/plans/PlansSection.tsx";
import { PostsSection, type PostsSectionProps } from "#src/islands/admin/posts/list.tsx";
import { RoundsSection, type RoundsProps } from "./rounds.tsx";

/** A page for administrators, with what it shows. */
type Page =
  | (AdminProps & { readonly page: "overview" })
  | (PeopleProps & { readonly page: "people" })
  | (PersonPageProps & { readonly page: "person" })
  | (RoundsProps & { readonly page: "rounds" })
  | (MailsProps & { readonly page: "mails" })
  | (PlansProps & { readonly page: "plans" })
  | (LogProps & { readonly page: "log" })
  | (PostsSectionProps & { readonly page: "blog" });

function section(props: Page) {
  switch (props.page) {
    case "overview":
      return <Admin {...props} />;
    case "people":
      return <PeopleSection {...props} />;
    case "person":
      return <PersonPage {...props} />;
    case "rounds":
      return <RoundsSection {...props} />;
    case "mails":
      return <MailsSection {...props} />;
    case "plans":
      return <PlansSection {...props} />;
    case "log":
      return <LogSection {...props} />;
    case "blog":
      return <PostsSection {...props} />;
  }
}

/** One island for all of these pages: people go from one to another, and the browser has it by then. */
export function AdminIsland(props: Page) {
  return <IslandRoot>{section(props)}</IslandRoot>;
}
