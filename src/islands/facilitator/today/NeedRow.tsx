import { Prepare, StartSession } from "#src/islands/facilitator/clients/ClientStep.tsx";
import { Nudge } from "#src/islands/facilitator/clients/Nudge.tsx";
import { ExtendDeadline } from "#src/islands/facilitator/programme/settings/ExtendDeadline.tsx";
import { useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { namesOf, needText, type NeedGroup } from "./need-text.ts";

interface NeedRowProps {
  group: NeedGroup;
  /** The screen's one call to action. */
  isFirst: boolean;
  hasPlan: boolean;
}

/** Who it is, in which programme, why, and the one thing to do about it. */
export function NeedRow({ group, isFirst, hasPlan }: NeedRowProps) {
  const [{ faId, programme }] = group.clients;
  const dateText = useDateText();
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-hair py-3 md:grid-cols-[minmax(0,1fr)_15rem] md:items-start">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">{namesOf(group.clients)}</h3>
        {/* A date that broke over two lines would be read twice. */}
        <p>{needText(group, (iso) => dateText(iso).replaceAll(" ", "\u00A0"))}</p>
        <p className="text-sm text-muted">
          <a className="link-line text-muted wrap-anywhere" href={paths.facilitatorOverview(faId)}>
            {programme}
          </a>
        </p>
      </div>
      <NeedAction group={group} isFirst={isFirst} hasPlan={hasPlan} />
    </li>
  );
}

/** Without a plan nothing new is started: no session, and no email. */
function NeedAction({ group: { need, clients }, isFirst, hasPlan }: NeedRowProps) {
  const [client] = clients;
  const { faId, programme, closesAt } = client;
  const look = isFirst ? "primary" : "secondary";
  if (need === "extend")
    return <ExtendDeadline faId={faId} title={programme} closesAt={closesAt} look={look} />;
  if (need === "prepare") return <Prepare faId={faId} client={client} look={look} />;
  if (!hasPlan) return null;
  if (need === "nudge") return <Nudge faId={faId} client={client} look={look} />;
  return <StartSession faId={faId} client={client} look={look} />;
}
