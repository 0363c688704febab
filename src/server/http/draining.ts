/*
 * A server that is about to stop keeps answering for a moment, so that the load balancer can take it out first: `/readyz` says so, and each
 * answer closes its connection. One that is kept open could be used for a request at the very moment at which it's closed.
 */

let draining = false;

export function beginDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;
