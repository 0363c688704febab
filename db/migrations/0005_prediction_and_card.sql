CREATE TABLE `share_cards` (
	`survey_id` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`snapshot_number` integer NOT NULL,
	`trait_ids` text NOT NULL,
	`owner_name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_cards_public_id` ON `share_cards` (`public_id`);--> statement-breakpoint
ALTER TABLE `surveys` ADD `predicted_trait_ids` text;--> statement-breakpoint
CREATE INDEX `surveys_closes_at` ON `surveys` (`closes_at`) WHERE "surveys"."completed_at" IS NULL AND "surveys"."closes_at" IS NOT NULL;