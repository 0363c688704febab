CREATE TABLE `client_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_links_client` ON `client_links` (`client_id`);--> statement-breakpoint
CREATE TABLE `client_notes` (
	`client_id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`programme_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`state` text NOT NULL,
	`survey_id` text,
	`shares_result` integer DEFAULT false NOT NULL,
	`shared_since` integer,
	`counted_since` integer,
	`shared_plan` text,
	`invited_at` integer NOT NULL,
	`replied_at` integer,
	`nudged_at` integer,
	`reminders_done` integer DEFAULT 0 NOT NULL,
	`next_reminder_at` integer,
	FOREIGN KEY (`programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_survey` ON `clients` (`survey_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `clients_programme_mailbox` ON `clients` (`programme_id`,`mailbox`);--> statement-breakpoint
CREATE INDEX `clients_programme_state` ON `clients` (`programme_id`,`state`,`survey_id`);--> statement-breakpoint
CREATE INDEX `clients_mailbox` ON `clients` (`mailbox`);--> statement-breakpoint
CREATE INDEX `clients_next_reminder` ON `clients` (`next_reminder_at`,`id`) WHERE "clients"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `group_members` (
	`picture_id` text NOT NULL,
	`client_id` text NOT NULL,
	`snapshot_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `client_id`),
	FOREIGN KEY (`picture_id`) REFERENCES `group_pictures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `group_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`programme_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `group_pictures_programme_number` ON `group_pictures` (`programme_id`,`number`);--> statement-breakpoint
CREATE TABLE `meetings` (
	`client_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`step` text NOT NULL,
	`version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `programmes` (
	`id` text PRIMARY KEY NOT NULL,
	`facilitator_id` text NOT NULL,
	`title` text NOT NULL,
	`purpose` text NOT NULL,
	`note` text,
	`closes_at` integer,
	`min_responses` integer NOT NULL,
	`opens` text NOT NULL,
	`reminders` integer NOT NULL,
	`is_example` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`facilitator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `programmes_facilitator` ON `programmes` (`facilitator_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sharing_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`client_id` text NOT NULL,
	`facilitator_name` text NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	`number` integer NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sharing_ledger_survey` ON `sharing_ledger` (`survey_id`,`number`);--> statement-breakpoint
CREATE INDEX `sharing_ledger_client` ON `sharing_ledger` (`client_id`,`number`);--> statement-breakpoint
CREATE TABLE `shown_results` (
	`programme_id` text NOT NULL,
	`client_id` text NOT NULL,
	`snapshot_id` text NOT NULL,
	PRIMARY KEY(`programme_id`, `client_id`, `snapshot_id`),
	FOREIGN KEY (`programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade
);
