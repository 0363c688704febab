/** `npm run admin -- …`: see admin-command.ts. */
import { loadEnv } from "#src/server/env.ts";
import { adminCommand } from "./admin-command.ts";
import { say } from "./outcome.ts";

say(await adminCommand(process.argv.slice(2), loadEnv));
