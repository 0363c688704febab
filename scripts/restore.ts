/** `npm run restore -- …`: see backup-commands.ts. */
import { loadEnv } from "#src/server/env.ts";
import { restoreCommand } from "./backup-commands.ts";
import { say } from "./outcome.ts";

say(await restoreCommand(process.argv.slice(2), loadEnv));
