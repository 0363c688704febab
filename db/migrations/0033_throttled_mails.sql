CREATE TABLE `throttled_mails` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`mailbox_key` text NOT NULL,
	`sender_key` text NOT NULL,
	`at` integer NOT NULL,
	`about` text,
	`sender_id` text,
	`recipient` text
);
--> statement-breakpoint
CREATE INDEX `throttled_mails_mailbox` ON `throttled_mails` (`mailbox_key`,`state`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_mails_state` ON `throttled_mails` (`state`,`at`);--> statement-breakpoint
CREATE INDEX `throttled_mails_about` ON `throttled_mails` (`about`) WHERE "throttled_mails"."about" IS NOT NULL;