/** Something like an address, in whatever people paste around it. The server has the last word on what is one. */
const address = /[^\s,;:<>()[\]{}|/?"“”„«»‹›，；、…'‘’]+@[^\s,;:<>()[\]{}|/?"“”„«»‹›，；、…'‘’]+/g;

/** How many people a text of addresses names: each address once, however it is written. */
export function countAddresses(text: string): number {
  return new Set(text.toLowerCase().match(address)).size;
}

/** What the button will do: "Send 4 invitations". */
export function sendLabel(count: number): string {
  if (count === 0) return "Send invitations";
  return count === 1 ? "Send 1 invitation" : `Send ${count} invitations`;
}
