ALTER TABLE `invited_mailboxes` ADD `answers_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `surveys` ADD `answers_erased` integer DEFAULT 0 NOT NULL;