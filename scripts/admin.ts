/** `npm run admin -- …`: see admin-command.ts. */
import { loadEnv } from "#src/server/env.ts";
import { adminCommand } from "./admin-command.ts";

const { status, said } = await adminCommand(process.argv.slice(2), loadEnv);
if (status === 0) console.log(said);
else console.error(said);
process.exitCode = status;
