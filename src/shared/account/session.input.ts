import { z } from "zod";
import { opaqueName } from "#src/shared/text/bounded.input.ts";

export const sessionIdInput = z.object({ id: opaqueName });
