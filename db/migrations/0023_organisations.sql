CREATE TABLE `organisation_invite_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`invite_id` text NOT NULL,
	FOREIGN KEY (`invite_id`) REFERENCES `organisation_invites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `organisation_invite_links_invite` ON `organisation_invite_links` (`invite_id`);--> statement-breakpoint
CREATE TABLE `organisation_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text NOT NULL,
	`state` text NOT NULL,
	`sent_at` integer NOT NULL,
	`replied_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisation_invites_mailbox` ON `organisation_invites` (`organisation_id`,`mailbox`);--> statement-breakpoint
CREATE INDEX `organisation_invites_received` ON `organisation_invites` (`mailbox`);--> statement-breakpoint
CREATE INDEX `organisation_invites_expires_at` ON `organisation_invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `organisation_members` (
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`leads_since` integer,
	PRIMARY KEY(`organisation_id`, `user_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `organisation_members_user` ON `organisation_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_panels` (
	`describer_id` text NOT NULL,
	`described_id` text NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`describer_id`, `described_id`),
	FOREIGN KEY (`describer_id`) REFERENCES `team_people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`described_id`) REFERENCES `team_people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_panels_described` ON `team_panels` (`described_id`);--> statement-breakpoint
CREATE TABLE `team_people` (
	`id` text PRIMARY KEY NOT NULL,
	`team_round_id` text NOT NULL,
	`user_id` text NOT NULL,
	`survey_id` text,
	`is_counted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`team_round_id`) REFERENCES `team_rounds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_people_survey` ON `team_people` (`survey_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_people_user` ON `team_people` (`team_round_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `team_people_by_user` ON `team_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `team_pictures` (
	`team_round_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`team_round_id`) REFERENCES `team_rounds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `team_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`started_by` text,
	`title` text NOT NULL,
	`purpose` text NOT NULL,
	`panel_size` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`quarters` integer DEFAULT 0 NOT NULL,
	`reminders_done` integer DEFAULT 0 NOT NULL,
	`next_look_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `team_rounds_organisation` ON `team_rounds` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `team_rounds_started_by` ON `team_rounds` (`started_by`);--> statement-breakpoint
CREATE INDEX `team_rounds_next_look` ON `team_rounds` (`next_look_at`) WHERE "team_rounds"."next_look_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `billings` ADD `seats` integer;--> statement-breakpoint
ALTER TABLE `surveys` ADD `team_round_id` text;