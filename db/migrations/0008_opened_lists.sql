CREATE TABLE `invited_mailboxes` (
	`survey_id` text NOT NULL,
	`mailbox_hash` text NOT NULL,
	`address_hash` text NOT NULL,
	PRIMARY KEY(`survey_id`, `mailbox_hash`),
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `opened_lists` (
	`user_id` text NOT NULL,
	`survey_id` text NOT NULL,
	`snapshot` integer NOT NULL,
	`min_responses` integer NOT NULL,
	`mailboxes` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `survey_id`, `snapshot`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opened_lists_expires_at` ON `opened_lists` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `mailbox_key` text;