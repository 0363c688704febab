ALTER TABLE `programmes` ADD `start_key` text;--> statement-breakpoint
ALTER TABLE `programmes` ADD `start_request` text;--> statement-breakpoint
CREATE UNIQUE INDEX `programmes_start_key` ON `programmes` (`facilitator_id`,`start_key`) WHERE "programmes"."start_key" IS NOT NULL;