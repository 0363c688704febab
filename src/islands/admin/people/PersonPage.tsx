import type { Person, PersonPage as PersonData } from "#src/shared/admin/people.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { dayText, planWithEnd, roundsText } from "./person.tsx";
import { type AdminPageProps, AdminsOnly, ActResult, useAdminSession } from "#src/islands/admin/page.tsx";
import { PersonLog } from "#src/islands/admin/log.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { LinkButton, Button } from "#src/islands/kit/ui/Button.tsx";
import { useState } from "react";
import { BillingSection, EmailsSection, Fact, LeadingSection } from "./details.tsx";
import { ActDialog, type ActQuestion, actQuestions } from "./ActDialog.tsx";

function roleText({ isAdmin, isSupport }: Person): string {
  if (isSupport) return "Administrator, by the support address";
  return isAdmin ? "Administrator" : "None";
}

/** What administrators see of a person: no picks. */
function PersonFacts({ person }: { person: Person }) {
  const { id, name, email, username, verified, since, lastSeen, rounds } = person;
  return (
    <section className="grid gap-4" aria-labelledby="person">
      <h2 id="person">Account</h2>
      <dl className="max-w-measure border-b border-hair">
        <Fact term="Name">{name === "" ? "None" : <bdi>{name}</bdi>}</Fact>
        <Fact term="Email">{`${email} (${verified ? "confirmed" : "not confirmed"})`}</Fact>
        <Fact term="Username">{username ?? "None"}</Fact>
        <Fact term="Role">{roleText(person)}</Fact>
        <Fact term="Plan">{planWithEnd(person)}</Fact>
        <Fact term="Signed up">{dayText(since)}</Fact>
        <Fact term="Last seen">{lastSeen === null ? "Not lately" : dayText(lastSeen)}</Fact>
      </dl>
      <p>
        {rounds === 0 ? (
          roundsText(rounds)
        ) : (
          <a className="link-line" href={adminPaths.rounds({ person: id })}>
            {roundsText(rounds)}
          </a>
        )}
      </p>
    </section>
  );
}

interface PersonActsProps {
  person: Person;
  /** What the last act came to. */
  said: string | null;
  onDone: (message: string, person: Person | null) => void;
}

/** What can be done to someone now; each act asks first. */
function PersonActs({ person, said, onDone }: PersonActsProps) {
  const [asked, setAsked] = useState<ActQuestion | null>(null);
  return (
    <section className="grid gap-4" aria-labelledby="acts">
      <h2 id="acts">What you can do</h2>
      {asked && (
        <ActDialog
          question={asked}
          person={person}
          onKeep={() => setAsked(null)}
          onDone={(message, changed) => {
            setAsked(null);
            onDone(message, changed);
          }}
        />
      )}
      <ActResult text={said} />
      <div className="flex flex-wrap gap-3">
        {actQuestions
          .filter(({ fits }) => fits(person))
          .map((question) => (
            <Button
              key={question.act}
              look={question.isDestructive ? "danger" : "secondary"}
              onClick={() => setAsked(question)}
            >
              {question.label}
            </Button>
          ))}
      </div>
    </section>
  );
}

export interface PersonPageProps extends AdminPageProps<PersonData> {
  userId: string;
}

/** One person: who they are, what can be done, what they lead and pay, and what was. */
export function PersonPage(props: PersonPageProps) {
  const { userId, initial } = props;
  const enabled = useAdminSession(props);
  const [said, setSaid] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const utils = trpc.useUtils();
  const query = trpc.admin.person.useQuery({ userId }, { enabled: enabled && !isGone, ...fromPage(initial) });
  if (errorStatus(query.error) === 403) return <AdminsOnly />;
  const done = (message: string, person: Person | null) => {
    setSaid(message);
    if (person === null) setGone(true);
    else {
      utils.admin.person.setData({ userId }, (page) => page && { ...page, ...person });
      // The act has queued an email.
      void utils.admin.person.invalidate({ userId });
    }
    void utils.admin.log.invalidate();
  };
  if (isGone)
    return (
      <div className="grid gap-6">
        <ActResult text={said} />
        <p>
          <LinkButton href={adminPaths.people()}>See all people</LinkButton>
        </p>
      </div>
    );
  if (query.data)
    return (
      <div className="grid gap-10">
        <PersonFacts person={query.data} />
        <PersonActs person={query.data} said={said} onDone={done} />
        <LeadingSection person={query.data} />
        <BillingSection billing={query.data.billing} />
        <EmailsSection person={query.data} />
        <section className="grid gap-4" aria-labelledby="log">
          <h2 id="log">What administrators did</h2>
          <PersonLog person={userId} />
        </section>
      </div>
    );
  return <NotLoaded query={query} what="This person" loading="Loading this person" lines={5} />;
}
