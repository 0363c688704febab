CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_handled` ON `payment_events` (`handled_at`);--> statement-breakpoint
CREATE TABLE `used_trials` (
	`mailbox_hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`requests` integer NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`run_at`);--> statement-breakpoint
ALTER TABLE `billings` ADD `trial_used_at` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `granted_at` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `granted_until` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `customer_email` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscription_id` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscription_status` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `interval` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `amount` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscription_trial_ends_at` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `subscription_ends_at` integer;--> statement-breakpoint
ALTER TABLE `billings` ADD `sync_due_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `billings_customer` ON `billings` (`customer_id`);--> statement-breakpoint
CREATE INDEX `billings_sync_due` ON `billings` (`sync_due_at`) WHERE "billings"."sync_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `billings_trial_ends` ON `billings` (`trial_ends_at`) WHERE "billings"."trial_ends_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `billings_subscription_trial_ends` ON `billings` (`subscription_trial_ends_at`) WHERE "billings"."subscription_trial_ends_at" IS NOT NULL;--> statement-breakpoint
UPDATE `billings` SET `granted_at` = `updated_at`, `granted_until` = `current_period_end` WHERE `plan_id` = 'facilitator_pro' AND `status` = 'active';--> statement-breakpoint
UPDATE `billings` SET `trial_used_at` = `updated_at`, `trial_ends_at` = coalesce(`trial_ends_at`, `updated_at`) WHERE `plan_id` = 'facilitator_pro' AND `status` = 'trialing';--> statement-breakpoint
UPDATE `billings` SET `granted_at` = `updated_at`, `granted_until` = `updated_at` WHERE `plan_id` = 'facilitator_pro' AND `status` = 'canceled';--> statement-breakpoint
UPDATE `billings` SET `current_period_end` = NULL;--> statement-breakpoint
ALTER TABLE `billings` DROP COLUMN `plan_id`;--> statement-breakpoint
ALTER TABLE `billings` DROP COLUMN `status`;