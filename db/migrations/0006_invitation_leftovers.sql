CREATE TABLE `revoked_invitations` (
	`survey_id` text NOT NULL,
	`mailbox_hash` text NOT NULL,
	`used` integer NOT NULL,
	`muted` integer NOT NULL,
	PRIMARY KEY(`survey_id`, `mailbox_hash`),
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `mails` ADD `invitation_id` text;--> statement-breakpoint
UPDATE `mails` SET `invitation_id` = substr(`event_key`, 12) WHERE `state` = 'queued' AND `event_key` LIKE 'invitation %';