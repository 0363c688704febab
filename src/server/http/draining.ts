/*
 * A server that is about to stop goes on answering for a moment, so that whoever balances between several stops asking it: `/readyz` says so,
 * and each answer closes its connection. One that is kept open could be used for a request at the very moment at which it's closed.
 */

let draining = false;

export function beginDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;
