const gmailDomains: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address, to tell that two addresses are one person: without case, without a +tag, and for Gmail
 * without dots and under one domain. Not an address to send to.
 *
 * It is a guess: at a host that delivers every name, name+tag@ can be another person. So two addresses with one mailbox may be
 * denied something (a second invitation, an answer to their own round), and never see or change what is the other's. That
 * takes `verifiedAddress`.
 */
export function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // A tag needs something before it: in "+tag@host" the whole is the name.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/su, "");
  return gmailDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
