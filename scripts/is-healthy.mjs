// @ts-check
/** The health check of the container image: exit code 0 while the server answers. */
const port = process.env["PORT"] ?? "4321";
const isWell = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
