CREATE TABLE `invitation_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitation_links_invitation` ON `invitation_links` (`invitation_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`muted` integer DEFAULT false NOT NULL,
	`reminders_done` integer DEFAULT 0 NOT NULL,
	`invited_at` integer NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_survey_mailbox` ON `invitations` (`survey_id`,`mailbox`);--> statement-breakpoint
CREATE INDEX `invitations_mailbox` ON `invitations` (`mailbox`);--> statement-breakpoint
ALTER TABLE `unsubscribe_links` ADD `invitation_id` text REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE set null;