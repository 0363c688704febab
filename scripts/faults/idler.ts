/**
 * `node scripts/faults/idler.ts <port> <connections>`: opens so many connections to a server on this machine, says nothing on half of
 * them, and nothing more after one request on the others. It tells its parent how many are open, each time that has changed.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const [, , port = "", connections = "0"] = process.argv;
/** Fewer than may wait to be accepted. */
const atOnce = 200;
let open = 0;

function openOne(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => {
      open += 1;
      resolve(socket);
    });
    socket.on("error", reject);
    socket.on("close", () => {
      open -= 1;
    });
    socket.resume();
  });
}

const sockets: Socket[] = [];
while (sockets.length < Number(connections))
  sockets.push(...(await Promise.all(Array.from({ length: atOnce }, openOne))));
for (const [n, socket] of sockets.entries())
  if (n % 2 === 0) socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
let told: number | null = null;
for (;;) {
  if (open !== told) process.send?.({ open });
  told = open;
  await sleep(100);
}
