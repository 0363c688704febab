// @ts-check
import { readdirSync } from "node:fs";

/**
 * Who may import whom. Each room is a folder of the house (docs/architecture.md, "Rooms"); arrows run one way:
 * shared <- domain <- routers <- trpc <- http and pages. Tests may look into every room.
 */

/** Clock, ids, errors, log and the like: what every room of the server stands on. Not the composition root. */
const ground = "src/server/(?!(?:app|features|main)\\.)[\\w-]+\\.ts$";
/** A feature is used through its verbs and rules; its queries are its own, and its procedures are for callers outside. */
const verbs = "src/server/domain/(?!.*(?:queries|router)\\.ts$)";
/** All of src/shared but its schemas: a browser loads a validator for nothing. */
const plain = "src/shared/(?!.*\\.(?:in|out)put\\.ts$)";
/** How a broken constraint or an unreachable database shows. */
const faults = "db/faults\\.ts$";

/** A server that takes real payments, or none, never loads the folder: only `integrations/payments.ts` does, by `import()`. */
const devPayments = {
  regex: "(?:^|/)dev-payments/",
  message: "Only integrations/payments.ts may load development payments, and only by import().",
  allowTypeImports: true,
};

/** Each feature is a room of its own. @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string[]} files Globs.
 * @property {string[]} [but] Globs of files that have a row of their own.
 * @property {string[]} uses What it may import of ours, as the start of a regular expression after the `#`.
 * @property {string[]} [types] What it may import as types alone.
 * @property {{ regex: string, message: string }[]} [loads] What it may import by `import()` alone.
 */

/** @type {Room[]} */
const rooms = [
  {
    name: "shared",
    files: ["src/shared/**"],
    but: ["src/shared/**/*.{in,out}put.ts"],
    uses: [plain],
    types: ["src/shared/"],
  },
  // What calls take and answer, as zod schemas; types that others need are inferred from them.
  { name: "schemas", files: ["src/shared/**/*.{in,out}put.ts"], uses: ["src/shared/"] },
  { name: "database", files: ["db/**"], but: ["db/seed.ts"], uses: ["db/", "src/shared/"] },
  {
    name: "ground",
    files: ["src/server/*.ts"],
    but: ["src/server/{app,features,main}.ts"],
    uses: ["src/shared/", ground],
    types: ["src/server/", "db/"],
  },
  {
    name: "auth",
    files: ["src/server/auth/**"],
    uses: ["src/shared/", "src/server/auth/", "db/", ground],
  },
  {
    name: "integrations",
    files: ["src/server/integrations/**"],
    but: ["src/server/integrations/payments.ts"],
    uses: ["src/shared/", "src/server/integrations/", verbs, ground],
    types: ["src/server/auth/"],
  },
  {
    name: "integrations",
    files: ["src/server/integrations/payments.ts"],
    uses: ["src/server/integrations/", ground],
    types: ["src/server/domain/"],
    loads: [devPayments],
  },
  ...foldersIn("src/server/domain").flatMap((feature) => [
    {
      name: "domain",
      files: [`src/server/domain/${feature}/**`],
      but: ["src/server/domain/**/*{queries,sweep,router}.ts"],
      uses: ["src/shared/", "src/server/auth/", `src/server/domain/${feature}/`, verbs, ground, faults],
      types: ["db/", "src/server/domain/"],
    },
    {
      name: "queries",
      files: [`src/server/domain/${feature}/**/{*queries,*sweep}.ts`],
      uses: ["(?:src/shared|src/server/auth|db)/", `src/server/domain/${feature}/.*queries\\.ts$`, ground],
      types: ["src/server/domain/"],
    },
  ]),
  // The procedures of a feature, with the REST calls that they answer.
  {
    name: "routers",
    files: ["src/server/domain/**/*router.ts"],
    uses: ["src/shared/", verbs, "src/server/trpc/procedures\\.ts$"],
  },
  {
    name: "jobs",
    files: ["src/server/jobs/**"],
    uses: ["src/shared/", "src/server/auth/", "src/server/jobs/", verbs, ground, faults],
    types: ["src/server/integrations/", "db/"],
  },
  {
    name: "trpc",
    files: ["src/server/trpc/**"],
    uses: [
      "src/shared/",
      "src/server/(?:auth|trpc)/",
      "src/server/domain/.*router\\.ts$",
      verbs,
      ground,
      faults,
    ],
  },
  {
    name: "http",
    files: ["src/server/http/**"],
    but: ["src/server/http/socket/**"],
    uses: ["src/shared/", "src/server/trpc/", "src/server/http/", ground, faults],
    types: ["src/server/", "db/"],
  },
  // A talk is no call: it has no procedure, and starts by its own verb.
  {
    name: "socket",
    files: ["src/server/http/socket/**"],
    uses: ["src/shared/", "src/server/http/", "src/server/domain/voice/start-talk\\.ts$", ground],
    types: ["src/server/"],
  },
  {
    name: "browser scripts",
    files: ["src/scripts/**"],
    uses: [plain, "src/scripts/"],
    types: ["src/shared/"],
  },
  {
    name: "components",
    files: ["src/components/**"],
    uses: [plain, "src/assets/", "src/components/", "src/islands/kit/", "src/scripts/", "src/styles/"],
    types: ["src/shared/"],
  },
  {
    name: "layouts",
    files: ["src/layouts/**"],
    uses: [plain, "src/components/", "src/layouts/", "src/islands/kit/", "src/scripts/", "src/styles/"],
    types: ["src/shared/"],
  },
  {
    name: "pages",
    files: ["src/pages/**"],
    uses: [
      plain,
      "src/(?:components|layouts|islands/kit)/",
      "src/islands/(?:[\\w-]+/)+[\\w-]+\\.tsx$",
      // A script that mounts its island on a click.
      "src/islands/voice/open-demo\\.ts$",
      "src/scripts/",
      "src/styles/",
      "src/server/http/",
      "src/server/errors\\.ts$",
      // Pictures of public pages are made while the site is built.
      "src/server/integrations/card/paint-preview\\.ts$",
      verbs,
    ],
    types: ["src/server/", "src/shared/"],
  },
  ...foldersIn("src/islands").map((feature) => ({
    name: "islands",
    files: [`src/islands/${feature}/**`],
    uses: [plain, "src/islands/kit/", `src/islands/${feature}/`, "src/styles/"],
    types: ["src/server/trpc/router\\.ts$", "src/shared/"],
  })),
  {
    name: "composition",
    files: ["src/server/{app,features,main}.ts", "src/fetch.ts", "db/seed.ts"],
    uses: ["src/", "db/"],
  },
];

const serverRooms = rooms
  .filter(({ name, files }) => name !== "composition" && files.some((file) => file.startsWith("src/server/")))
  .map(({ name }) => name);

/** Packages that have a keeper: outside these rooms nobody knows that they exist. */
const kept = [
  { packages: "drizzle-orm|drizzle-kit", by: ["database", "queries", "auth"] },
  { packages: "@libsql/[\\w-]+", by: ["database"] },
  { packages: "hono|@hono/[\\w-]+", by: ["http", "composition"] },
  { packages: "bowser", by: ["http"] },
  { packages: "ws", by: ["socket", "integrations"] },
  // Links of the client are made with its observable.
  { packages: "@trpc/server(?!/observable)", by: ["trpc", "http"] },
  { packages: "@trpc/client|@trpc/react-query|@trpc/server/observable|@tanstack/[\\w-]+", by: ["islands"] },
  { packages: "lucia|@node-rs/argon2", by: ["auth"] },
  { packages: "nodemailer(?!/lib/addressparser)|openai|pdfkit|fontkit|sharp|stripe", by: ["integrations"] },
  { packages: "satteri|hast-util-(?:sanitize|to-html)|github-slugger|yaml", by: ["integrations"] },
  { packages: "altcha-lib", by: ["integrations", "islands"] },
  { packages: "react|react-dom|nanostores", by: ["islands"] },
  { packages: "zod", by: [...serverRooms, "schemas", "database"] },
  { packages: "node:[\\w/]+", by: [...serverRooms, "database", "composition", "layouts", "pages"] },
];

/** A page mounts islands, which bring what their parts need (`island` in kit/page/IslandRoot.tsx). */
const parts = {
  regex: "^#src/islands/(?!kit/).*\\.tsx$",
  allowImportNamePattern: "Island$",
  message: "A page mounts an island, and none of its parts.",
};

/** As `plain`, said of a file in the same folder. */
const neighbouringSchemas = {
  regex: "^\\./.*\\.(?:in|out)put\\.ts$",
  message: "Only types of a schema may be imported here: see eslint.rooms.mjs.",
  allowTypeImports: true,
};

/** Patterns of imports that `room` may not have. @param {Room} room */
function refusalsOf({ name, uses, types = [] }) {
  const own = {
    regex: `^#(?!${[...uses, ...types].join("|")})`,
    message: `The room "${name}" may not import this: see eslint.rooms.mjs.`,
  };
  const ownTypes = {
    regex: `^#(?!${uses.join("|")})(?:${types.join("|")})`,
    message: `The room "${name}" may import only types from here: see eslint.rooms.mjs.`,
    allowTypeImports: true,
  };
  const foreign = kept
    .filter(({ by }) => !by.includes(name))
    .map(({ packages, by }) => ({
      regex: `^(?:${packages})(?:/|$)`,
      message: `This package is kept by ${by.join(", ")}: see eslint.rooms.mjs.`,
    }));
  const ownSchemas = uses.includes(plain) ? [neighbouringSchemas] : [];
  const ours = [own, devPayments, ...(name === "pages" ? [parts] : []), ...foreign];
  return types.length === 0 ? ours : [...ours, ownTypes, ...ownSchemas];
}

/** Refused in every file, tests and scripts too. */
const parents = {
  regex: "(?:^|/)\\.\\.(?:/|$)",
  message: "Say where it is from the root: #src/…, #db/…, #tests/….",
};

/** Refuses `import()` of what `patterns` refuse. @param {{ regex: string, message: string }[]} patterns */
const dynamicImports = (patterns) =>
  patterns.map(({ regex, message }) => ({
    // A selector's regular expression cannot hold a slash.
    selector: `ImportExpression > Literal[value=/${regex.replaceAll("/", "\\x2F")}/]`,
    message,
  }));

/** Where it's decided what a caller may reach. */
const gates = ["**/gate.ts", "src/server/domain/survey/read.ts", "src/server/domain/meeting/own-meeting.ts"];

/** Casts are refused everywhere, so a type predicate is the only way to such a type. */
const authorizing = {
  selector:
    "TSTypePredicate Identifier[name=/^(Authorized|OwnSurvey|LedProgramme|LedClientRow|Membership|SeenRound|GatedWorkshop|PlacedGuest)$/]",
  message: "Only the gate of its kind says that something is the caller's: see src/server/actor.ts.",
};

/**
 * The rules of all rooms, for eslint.config.mjs.
 *
 * @param {{ selector: string, message: string }[]} refusedSyntax What the product refuses everywhere: a rule's options
 *   replace those of earlier configurations, so they have to be repeated for each room.
 * @returns {import("eslint").Linter.Config[]}
 */
export function roomRules(refusedSyntax) {
  /** @returns {import("eslint").Linter.RulesRecord} */
  const rulesFor = (
    /** @type {ReturnType<typeof refusalsOf>} */ patterns,
    /** @type {object[]} */ loads = [],
    /** @type {object[]} */ syntax = [authorizing],
  ) => ({
    "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
    "no-restricted-syntax": [
      "error",
      ...refusedSyntax,
      ...syntax,
      ...dynamicImports(patterns.filter((pattern) => !loads.includes(pattern))),
    ],
  });
  return [
    { name: "rooms/all", files: ["**/*.{ts,tsx,js,mjs,astro}"], rules: rulesFor([parents]) },
    ...rooms.flatMap((room) => {
      const name = `rooms/${room.name} (${room.files.join(", ")})`;
      const ignores = ["**/*.test.{ts,tsx}", ...(room.but ?? [])];
      const patterns = [parents, ...refusalsOf(room)];
      const inGates = room.files.flatMap((files) => gates.map((gate) => [files, gate]));
      return [
        { name, files: room.files, ignores, rules: rulesFor(patterns, room.loads) },
        { name: `${name}, gates`, files: inGates, ignores, rules: rulesFor(patterns, room.loads, []) },
      ];
    }),
  ];
}
