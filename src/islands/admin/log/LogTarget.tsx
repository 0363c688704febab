import { dayText } from "#src/islands/admin/people/person-text.ts";
import type { LogTarget as Target } from "#src/shared/admin/log.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

/** What something was done to, in words, and the way to it. */
export function LogTarget({ target }: { target: Target }) {
  const { kind, id, name } = target;
  switch (kind) {
    case "everyone":
      return "Everyone";
    case "person":
      return <LogPerson id={id} name={name} gone="An account that’s gone" />;
    case "round":
      return <Round target={target} />;
    case "email":
      return <Email target={target} />;
    case "post":
      if (name === null) return <Gone what="A post that’s gone" id={id} />;
      return name === "" ? "A post without a title" : `“${name}”`;
  }
}

/** Who did something, or whom it was done to. */
export function LogPerson({ id, name, gone }: { id: string; name: string | null; gone: string }) {
  if (name === null) return <Gone what={gone} id={id} />;
  return (
    <a className="link-line" href={adminPaths.person(id)}>
      {name}
    </a>
  );
}

function Round({ target: { id, round } }: { target: Target }) {
  if (round === null) return <Gone what="A round that’s gone" id={id} />;
  return (
    <a className="link-line" href={adminPaths.rounds({ q: id })}>
      Round of {round.owner.name}, started {dayText(round.started)}
    </a>
  );
}

/** One that waits is on the list of emails, and says whom it's for. */
function Email({ target: { id, email } }: { target: Target }) {
  if (email === null) return <Gone what="An email that’s gone" id={id} />;
  if (email.recipient === null) return `Email “${email.kind}”`;
  return (
    <a className="link-line" href={adminPaths.mail({ q: email.recipient })}>
      Email “{email.kind}” to {email.recipient}
    </a>
  );
}

/** Its id is all that's left, for comparing it with a backup or another entry. */
function Gone({ what, id }: { what: string; id: string }) {
  return (
    <>
      {what} <code>{id}</code>
    </>
  );
}
