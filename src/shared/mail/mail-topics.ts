/** Kinds of email that people can turn off. Emails about the account always come. */
export const mailTopics = ["rounds", "plans", "invitations", "clients"] as const;
export type MailTopic = (typeof mailTopics)[number];

/** How people know each kind: in "You will get no more news of your rounds", and what it brings. */
export const mailTopicTexts: Readonly<Record<MailTopic, { readonly name: string; readonly brings: string }>> =
  {
    rounds: {
      name: "news of your rounds",
      brings:
        "An email when enough people have answered to open a result, the day before a deadline, when a round is over, and when someone else comes to lead your programme. Never one for each answer.",
    },
    plans: {
      name: "reminders of your plans",
      brings: "One email on the day you chose to look back on a plan, if you asked for it there.",
    },
    invitations: {
      name: "invitations to rounds",
      brings:
        "An email when someone asks you to describe them, up to three reminders until you answer, and their thanks.",
    },
    clients: {
      name: "news of your clients and teams",
      brings:
        "If you invite people: an email when someone joins or declines, when a client shares their result with you, and one on Mondays that says how far everyone is. Never what anyone answered.",
    },
  };
