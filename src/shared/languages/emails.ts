/* What emails are made from. Names that read like links are null: their owner chose them and the recipient. */

/** An email's text; the greeting, the button's address and the footer are added. */
export interface EmailText {
  readonly subject: string;
  /** Paragraphs before the button. A person's own words come after the first that introduces them. */
  readonly lines: readonly string[];
  readonly button: string;
  /** Small print; "" is left out. */
  readonly after: readonly string[];
}

/** A round that someone is asked to answer. */
export interface AskedRound {
  /** The owner's first name. */
  readonly name: string | null;
  readonly fullName: string | null;
  /** The deadline, formatted. */
  readonly closes: string | null;
  /** How many answers a window needs. */
  readonly least: number;
}

/** A programme that a client is invited to. */
export interface AskedProgramme {
  /** Who invites. */
  readonly name: string | null;
  /** All who lead it, in a sentence, and with "or"; null if one of them is. */
  readonly leaders: string | null;
  readonly anyLeader: string | null;
  readonly areSeveral: boolean;
  readonly title: string | null;
  readonly closes: string | null;
  readonly least: number;
  /** Whether the result is opened in a session. */
  readonly opensTogether: boolean;
  /** Where a reply goes: to a name, to nobody, or unsaid before there is a sender. */
  readonly repliesTo: { readonly name: string | null } | "nobody" | null;
  /** Whether reminders come by themselves. */
  readonly hasReminders: boolean;
}

/** Who asked for a reminder: the programme's owner, a colleague by name, or nobody: it is scheduled. */
export type AskedBy = "owner" | { readonly name: string } | null;

/** A guest's place in a workshop. */
export interface GuestPlace {
  /** Otherwise there's only the picture. */
  readonly hasWindow: boolean;
  readonly title: string;
  readonly organisation: string | null;
  readonly host: string | null;
  /** When everything is erased, formatted. */
  readonly erased: string;
}
