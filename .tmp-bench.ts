import { migrate } from "#db/migrate.ts";
import { openDatabase } from "#db/client.ts";
import { createSessions } from "#src/server/auth/sessions.ts";
import { users } from "#db/schema/index.ts";
import { mkdtempSync, rmSync } from "node:fs";
const d = mkdtempSync("/tmp/b-");
const url = `file:${d}/x.db`;
await migrate({ url });
const db = await openDatabase({ url });
const s = createSessions(db);
await db.write((tx) => tx.insert(users).values({ id: "u", email: "a@b.c", mailbox: "a@b.c", firstName: "A", lastName: "B", passwordHash: "x", createdAt: new Date(), updatedAt: new Date() }));
const t = await s.start("u");
for (let r = 0; r < 4; r++) { const a = performance.now(); for (let i = 0; i < 10000; i++) await s.findActor(t); console.log(((performance.now() - a) / 10).toFixed(1), "us"); }
const a = performance.now(); for (let i = 0; i < 10000; i++) await db.$client; 
await db.close(); rmSync(d, { recursive: true });
