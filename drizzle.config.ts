import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "turso",
  casing: "snake_case",
  schema: "./db/schema/index.ts",
  out: "./db/migrations",
  dbCredentials: { url: "file:.data/openpane.db" },
});
