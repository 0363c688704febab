ALTER TABLE `invitations` ADD `next_reminder_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `invitations_next_reminder` ON `invitations` (`next_reminder_at`,`id`) WHERE "invitations"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `auto_tokens_user` ON `auto_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `auto_tokens_expires_at` ON `auto_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `email_verifications_email` ON `email_verifications` (`email`);--> statement-breakpoint
CREATE INDEX `email_verifications_expires_at` ON `email_verifications` (`expires_at`);--> statement-breakpoint
CREATE INDEX `known_devices_last_used_at` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`) WHERE "mails"."recipient" <> '';--> statement-breakpoint
CREATE INDEX `mails_invitation` ON `mails` (`invitation_id`) WHERE "mails"."invitation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_passed` ON `mails` (`created_at`) WHERE state <> 'queued' AND recipient = '' AND (attempts = 0 OR (event_key >= 'passing ' AND event_key < 'passing!'));--> statement-breakpoint
CREATE INDEX `unsubscribe_links_invitation` ON `unsubscribe_links` (`invitation_id`) WHERE "unsubscribe_links"."invitation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `password_resets_expires_at` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `used_bot_tokens_expires_at` ON `used_bot_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`updated_at`) WHERE "users"."email_verified_at" IS NULL;--> statement-breakpoint
CREATE INDEX `verification_codes_expires_at` ON `verification_codes` (`expires_at`);