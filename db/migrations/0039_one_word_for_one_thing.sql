ALTER TABLE `plans` RENAME TO `action_plans`;--> statement-breakpoint
DROP INDEX `plans_mail_due`;--> statement-breakpoint
CREATE INDEX `action_plans_mail_due` ON `action_plans` (`mail_due_at`,`survey_id`) WHERE "action_plans"."mail_due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `auto_tokens` RENAME TO `sign_in_codes`;--> statement-breakpoint
ALTER TABLE `sign_in_codes` RENAME COLUMN `token_hash` TO `code_hash`;--> statement-breakpoint
DROP INDEX `auto_tokens_user`;--> statement-breakpoint
DROP INDEX `auto_tokens_expires_at`;--> statement-breakpoint
CREATE INDEX `sign_in_codes_user` ON `sign_in_codes` (`user_id`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_expires_at` ON `sign_in_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_invitation_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`invitation_id` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_invitation_links` (`token_hash`, `kind`, `invitation_id`)
SELECT `token_hash`, 'survey', `invitation_id` FROM `invitation_links`
UNION ALL SELECT `token_hash`, 'programme', `client_id` FROM `client_links`
UNION ALL SELECT `token_hash`, 'organisation', `invite_id` FROM `organisation_invite_links`;--> statement-breakpoint
DROP TABLE `invitation_links`;--> statement-breakpoint
DROP TABLE `client_links`;--> statement-breakpoint
DROP TABLE `organisation_invite_links`;--> statement-breakpoint
ALTER TABLE `__new_invitation_links` RENAME TO `invitation_links`;--> statement-breakpoint
CREATE INDEX `invitation_links_invitation` ON `invitation_links` (`invitation_id`);--> statement-breakpoint
ALTER TABLE `share_cards` DROP COLUMN `owner_name`;
