/** `npm run backup -- …`: see backup-commands.ts. */
import { loadEnv } from "#src/server/env.ts";
import { backupCommand } from "./backup-commands.ts";
import { say } from "./outcome.ts";

say(await backupCommand(process.argv.slice(2), loadEnv));
