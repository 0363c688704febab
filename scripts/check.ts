/** `npm run check`: see check-command.ts. */
import { loadEnv } from "#src/server/env.ts";
import { checkCommand } from "./check-command.ts";

const { status, said } = await checkCommand(process.argv.slice(2), loadEnv);
console.log(said);
process.exitCode = status;
