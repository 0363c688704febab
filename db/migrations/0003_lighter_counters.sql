CREATE TABLE `lighter_rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `lighter_rate_limits` SELECT `key`, `count`, `resets_at` FROM `rate_limits`;
--> statement-breakpoint
DROP TABLE `rate_limits`;
--> statement-breakpoint
ALTER TABLE `lighter_rate_limits` RENAME TO `rate_limits`;
