ALTER TABLE `mails` ADD `from_name` text;--> statement-breakpoint
ALTER TABLE `organisation_invites` ADD `inviter_id` text REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `organisation_invites_inviter` ON `organisation_invites` (`inviter_id`);--> statement-breakpoint
CREATE INDEX `organisation_invites_replied_at` ON `organisation_invites` (`replied_at`) WHERE "organisation_invites"."replied_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clients_replied_at` ON `clients` (`replied_at`) WHERE "clients"."replied_at" IS NOT NULL;