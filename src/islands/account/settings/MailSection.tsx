import { api } from "#src/islands/kit/api/api.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useMutation } from "@tanstack/react-query";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import { mailTopics, mailTopicTexts, type MailTopic } from "#src/shared/mail/mail-topics.ts";

export function MailSection({ initial }: { initial: MailPreferences | null }) {
  const query = trpc.mail.preferences.useQuery(undefined, { ...fromPage(initial) });
  return (
    <section className="grid gap-4" aria-labelledby="mails">
      <h2 id="mails">Emails</h2>
      {query.data ? (
        <Topics preferences={query.data} />
      ) : (
        <NotLoaded query={query} what="Your choices" loading="Loading your choices" />
      )}
      <p className="text-sm text-muted">
        We always email you about your account and its security: codes, links you ask for, and news of changes
        and sign-ins. You can’t turn those off.
      </p>
    </section>
  );
}

function Topics({ preferences }: { preferences: MailPreferences }) {
  const utils = trpc.useUtils();
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: ({ topic, isWanted }: { topic: MailTopic; isWanted: boolean }) =>
        api.mail.setPreferences.mutate({ [topic]: isWanted }),
      onSuccess: (changed, { topic, isWanted }) => {
        utils.mail.preferences.setData(undefined, changed);
        const { name } = mailTopicTexts[topic];
        showToast({ title: isWanted ? `You’ll get ${name}` : `You won’t get any more ${name}` });
      },
      onError: toastFailure("Your choice wasn’t saved"),
    }),
  );
  return mailTopics.map((topic) => (
    <label key={topic} className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-6 flex-none accent-(--color-accent)"
        checked={preferences[topic]}
        aria-describedby={`mails-${topic}`}
        aria-busy={isBusy || undefined}
        onChange={({ target }) => run({ topic, isWanted: target.checked })}
      />
      <span className="grid gap-1">
        <strong>{capitalised(mailTopicTexts[topic].name)}</strong>
        <span id={`mails-${topic}`} className="text-sm text-muted">
          {mailTopicTexts[topic].brings}
        </span>
      </span>
    </label>
  ));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
