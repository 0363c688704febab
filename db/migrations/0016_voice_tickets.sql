CREATE TABLE `voice_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`snapshot_id` text,
	`user_id` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `voice_tickets_expires_at` ON `voice_tickets` (`expires_at`);