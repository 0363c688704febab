DROP INDEX `surveys_open`;--> statement-breakpoint
DROP INDEX `surveys_closed`;--> statement-breakpoint
DROP INDEX `surveys_unlinked`;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscribed_at` integer;--> statement-breakpoint
CREATE INDEX `billings_trial_used_at` ON `billings` (`trial_used_at`) WHERE "billings"."trial_used_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `billings_subscribed_at` ON `billings` (`subscribed_at`) WHERE "billings"."subscribed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_support_requests` ON `mails` (`created_at`) WHERE kind = 'support request';--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);