DROP INDEX `mails_due`;--> statement-breakpoint
ALTER TABLE `mails` ADD `lane` text DEFAULT 'account' NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_due_first` ON `mails` (`lane`,`due_at`) WHERE "mails"."state" = 'queued' and "mails"."attempts" = 0;--> statement-breakpoint
CREATE INDEX `mails_due_again` ON `mails` (`lane`,`due_at`) WHERE "mails"."state" = 'queued' and "mails"."attempts" > 0;--> statement-breakpoint
CREATE INDEX `mails_unsent` ON `mails` (`state`,`created_at`) WHERE "mails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX `mails_unprinted` ON `mails` (`created_at`) WHERE "mails"."state" = 'local' and "mails"."attempts" = 0;--> statement-breakpoint
UPDATE `mails` SET `lane` = CASE WHEN `invitation_id` IS NULL THEN 'rounds' ELSE 'invitations' END WHERE `state` = 'queued' AND `unsubscribe_url` IS NOT NULL;
