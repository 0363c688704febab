CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`trait_ids` text NOT NULL,
	`released_in` integer,
	`withdrawn` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `answers_survey` ON `answers` (`survey_id`,`released_in`);--> statement-breakpoint
CREATE TABLE `participants` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`name` text NOT NULL,
	`released_in` integer,
	`withdrawn` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `participants_survey` ON `participants` (`survey_id`,`released_in`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`event_key` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_event_key` ON `mails` (`event_key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_resets_at` ON `rate_limits` (`resets_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `snapshots` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`number` integer NOT NULL,
	`response_count` integer NOT NULL,
	`content` text NOT NULL,
	`insights` text NOT NULL,
	`insight_source` text NOT NULL,
	`writing_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `snapshots_survey_number` ON `snapshots` (`survey_id`,`number`);--> statement-breakpoint
CREATE TABLE `surveys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`audience` text NOT NULL,
	`min_responses` integer NOT NULL,
	`catalogue_version` integer NOT NULL,
	`self_trait_ids` text,
	`share_id` text,
	`share_code` text,
	`closes_at` integer,
	`completed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `surveys_share_id` ON `surveys` (`share_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `surveys_share_code` ON `surveys` (`share_code`);--> statement-breakpoint
CREATE INDEX `surveys_user` ON `surveys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`username` text,
	`role` text DEFAULT 'user' NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`password_hash` text NOT NULL,
	`email_verified_at` integer,
	`onboarding_status` text DEFAULT 'not_started' NOT NULL,
	`intended_account_type` text,
	`return_to` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_mailbox` ON `users` (`mailbox`);--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`email` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`salt` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL
);
