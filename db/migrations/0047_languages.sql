ALTER TABLE `invitations` ADD `language` text;--> statement-breakpoint
ALTER TABLE `programmes` ADD `language` text;--> statement-breakpoint
ALTER TABLE `surveys` ADD `language` text;--> statement-breakpoint
ALTER TABLE `workshops` ADD `language` text;