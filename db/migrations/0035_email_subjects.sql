DROP INDEX `mails_due_first`;--> statement-breakpoint
DROP INDEX `mails_due_again`;--> statement-breakpoint
DROP INDEX `mails_given_up`;--> statement-breakpoint
DROP INDEX `mails_invitation`;--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN `lane` TO `bucket`;--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN `invitation_id` TO `subject_id`;--> statement-breakpoint
ALTER TABLE `mails` ADD `subject_type` text;--> statement-breakpoint
UPDATE `mails` SET `bucket` = 'other' WHERE `bucket` <> 'account';--> statement-breakpoint
UPDATE `mails` SET `subject_type` = CASE
  WHEN `kind` LIKE 'client %' THEN 'client'
  WHEN `kind` = 'organisation invitation' THEN 'organisation invite'
  WHEN `kind` = 'look back' THEN 'survey'
  WHEN `kind` LIKE 'team round%' THEN 'team person'
  WHEN `kind` = 'workshop window' THEN 'workshop guest'
  ELSE 'invitation' END WHERE `subject_id` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_due_first` ON `mails` (`bucket`,`due_at`) WHERE "mails"."state" = 'queued' and "mails"."attempts" = 0;--> statement-breakpoint
CREATE INDEX `mails_due_again` ON `mails` (`bucket`,`due_at`) WHERE "mails"."state" = 'queued' and "mails"."attempts" > 0;--> statement-breakpoint
CREATE INDEX `mails_given_up` ON `mails` (`created_at`) WHERE state = 'failed' AND bucket = 'account' AND last_refusal IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_subject` ON `mails` (`subject_id`) WHERE "mails"."subject_id" IS NOT NULL;
